/** Intrinsics of LLVM 22 that are AMD's: made by `tools/gen-intrinsics.ts`, read by `known.ts`. */

export const AMDGCN = `
0add.max.i32 w:wwwb,8u32 w:wwwb,5in.i32 w:wwwb,8u32 w:wwwb,3rspacecast.nonnull *:*,1lignbyte w:www,1shr.pk.i8.i32 s:www
8u8.i32 s:www,0ballot *:b,1itop3 *:???w,1uffer.wbinvl1 :,e.sc :,fvol :,0call.whole.wave *:*?,1lass b:*w,2uster.id.x w:
by w:,bz w:,8load.async.to.lds.b128 :ppwww,r32 :ppwww,r64 :ppwww,r8 :ppwww,db128 *:pww,e32 *:pww,e64 *:pww
8workgroup.flat.id w:,iid.x w:,ly w:,lz w:,imax.flat.id w:,mid.x w:,py w:,pz w:,1ooperative.atomic.load.16x8B 2w:*w?
o32x4B w:*w?,o8x16B 4w:*w?,jstore.16x8B :*2ww?,p32x4B :*ww?,p8x16B :*4ww?,2s *:?,1s.chain :****w?,1ubeid f:fff,4ma f:fff
4sc f:fff,4tc f:fff,1vt.f16.bf8 h:ww,8fp8 h:ww,532.bf8 f:ww,8fp8 f:ww,b.e5m3 f:ww,4off.f32.i4 f:w,4pk.bf8.f16 s:2h
c32 w:ffwb,7f16.bf8 2h:s,bfp8 2h:s,832.bf8 2f:wb,bfp8 2f:wb,8p8.f16 s:2h,c32 w:ffwb,e.e5m3 w:ffwb,7i16 2s:ww,7u16 2s:ww
88.f32 w:fww,6norm.i16 2s:ff,bu16 2s:ff,6rtz 2h:ff,4scale.pk16.bf16.bf6 16y:3www,kfp6 16y:3www,ff16.bf6 16h:3www
jfp6 16h:3www,g32.bf6 16f:3www,jfp6 16f:3www,c8.bf16.bf8 8y:2www,jfp4 8y:www,l8 8y:2www,ef16.bf8 8h:2www,ifp4 8h:www
k8 8h:2www,f32.bf8 8f:2www,ifp4 8f:www,k8 8f:2www,9f32.2xpk16.bf6.f32 6w:16f16ff,kfp6.f32 6w:16f16ff,df16.bf8 2h:2hwfwb
hfp8 2h:2hwfwb,e32.bf8 f:wfw,hfp8 f:wfw,dpk.bf16.bf8 2y:wfb,lfp4 2y:wfw,n8 2y:wfb,i8.bf16 2s:2s2yfb,kf16 2s:2s2hfb
l32 2s:2sfffb,gf16.bf8 2h:wfb,kfp4 2h:wfw,m8 2h:wfb,h32.bf8 2f:wfb,kfp4 2f:wfw,m8 2f:wfb,hp4.bf16 w:w2yfw,kf16 w:w2hfw
l32 w:wfffw,i8.bf16 2s:2s2yfb,kf16 2s:2s2hfb,l32 2s:2sfffb,f16.bf6.bf16 3w:16yf,mf16 3w:16hf,n32 3w:16ff
ifp6.bf16 3w:16yf,mf16 3w:16hf,n32 3w:16ff,f32.bf16.bf6 32y:6wf,nfp6 32y:6wf,k6.bf16 6w:32yf,mf16 6w:32hf
if16.bf6 32h:6wf,mfp6 32h:6wf,j32.bf6 32f:6wf,mfp6 32f:6wf,jp6.bf16 6w:32yf,mf16 6w:32hf,f8.bf8.bf16 2w:8yf,lf16 2w:8hf
m32 2w:8ff,hfp4.bf16 w:8yf,lf16 w:8hf,m32 w:8ff,j8.bf16 2w:8yf,lf16 2w:8hf,m32 2w:8ff,dsr.bf8.bf16 w:wywfw,kf16 w:whwfw
l32 w:wfwfw,gfp8.bf16 w:wywfw,kf16 w:whwfw,l32 w:wfwfw,gpk.fp4.bf16 w:w2ywfw,nf16 w:w2hwfw,o32 w:w2fwfw
i16.bf6.bf16 3w:16ywf,pf16 3w:16hwf,q32 3w:16fwf,lfp6.bf16 3w:16ywf,pf16 3w:16hwf,q32 3w:16fwf,i32.bf6.bf16 6w:32ywf
pf16 6w:32hwf,q32 6w:32fwf,lfp6.bf16 6w:32ywf,pf16 6w:32hwf,q32 6w:32fwf,i8.bf8.bf16 2w:8ywf,of16 2w:8hwf,p32 2w:8fwf
kfp4.bf16 w:8ywf,of16 w:8hwf,p32 w:8fwf,m8.bf16 2w:8ywf,of16 2w:8hwf,p32 2w:8fwf,5r.bf16.f32 2y:2yfwb,98.f16 w:hwww
c32 w:fwww,7f16.f32 2h:2hfwb,8p8.f16 w:hwww,c32 w:fwww,e.e5m3 w:fwww,7pk.bf16.f32 2y:ffw,af16.f32 2h:ffw,0dead *:
1ispatch.id d:,9ptr p:,2v.fixup *:???,5mas *:???b,4scale *b:??b,1ot4.f32.bf8.bf8 f:wwf,dfp8 f:wwf,9fp8.bf8 f:wwf
dfp8 f:wwf,1s.add.gs.reg.rtn *:ww,4ppend w:*b,4tomic.async.barrier.arrive.b64 :p,abarrier.arrive.rtn.b64 d:pd
3bpermute w:ww,b.fi.b32 w:ww,4vh.stack.push4.pop1.rtn ww:ww4ww,h8.pop1.rtn ww:ww8ww,m2.rtn dw:ww8ww,drtn ww:ww4ww
3consume w:*b,3gws.barrier :ww,7init :ww,7sema.br :ww,cp :w,crelease.all :w,cv :w,3load.tr16.b128 *:p,a4.b64 *:p
a6.b96 *:p,a8.b64 *:p,3ordered.add w:pwwwbwbb,bswap w:pwwwbwbb,3permute w:ww,3read.tr16.b64 *:p,a4.b64 *:p,a6.b96 *:p
a8.b64 *:p,3sub.gs.reg.rtn *:ww,4wizzle w:ww,0else b*:*,1nd.cf :*,3pgm :,1xp :ww*???bb,3.compr :ww*?bb,4row :ww*???bw
32 *:?,0fcmp *:*?w,1div.fast f:ff,2ot2 f:2h2hfb,5.bf16.bf16 y:2y2yy,6f16.f16 h:2h2hh,732.bf16 f:2y2yfb
5c.f32.bf16 f:2y2yfb,1lat.atomic.fmax.num *:**,ein.num *:**,5load.monitor.b128 *:pw,j32 *:pw,j64 *:pw,5prefetch :pw
1ma.legacy f:fff,3d.ftz *:???,2ed3 *:???,2ul.legacy f:ff,1ract *:?,2exp.exp *:*,6mant *:?,0global.atomic.fmax.num *:**
gin.num *:**,eordered.add.b64 d:pd,7load.async.to.lds.b128 :ppww,q32 :ppww,q64 :ppww,q8 :ppww,clds :ppwww
cmonitor.b128 *:pw,l32 *:pw,l64 *:pw,ctr.b128 *:p,g64 *:p,e4.b64 *:p,e6.b96 *:p,7prefetch :pw
7store.async.from.lds.b128 :ppww,t32 :ppww,t64 :ppww,t8 :ppww,1roupstaticsize w:,0icmp *:*?w,1f b*:b,2.break *:b?
1glp.opt :w,1mage.atomic.add.1d *:?**ww,jarray *:?*?*ww,h2d *:?*?*ww,jarray *:?*??*ww,omsaa *:?*???*ww,jmsaa *:?*??*ww
h3d *:?*??*ww,hcube *:?*??*ww,hflt.1d *:?**ww,narray *:?*?*ww,l2d *:?*?*ww,narray *:?*??*ww,smsaa *:?*???*ww
nmsaa *:?*??*ww,l3d *:?*??*ww,lcube *:?*??*ww,end.1d *:?**ww,jarray *:?*?*ww,h2d *:?*?*ww,jarray *:?*??*ww
omsaa *:?*???*ww,jmsaa *:?*??*ww,h3d *:?*??*ww,hcube *:?*??*ww,dcmpswap.1d *:??**ww,narray *:??*?*ww,l2d *:??*?*ww
narray *:??*??*ww,smsaa *:??*???*ww,nmsaa *:??*??*ww,l3d *:??*??*ww,lcube *:??*??*ww,ddec.1d *:?**ww,jarray *:?*?*ww
h2d *:?*?*ww,jarray *:?*??*ww,omsaa *:?*???*ww,jmsaa *:?*??*ww,h3d *:?*??*ww,hcube *:?*??*ww,dfmax.1d *:?**ww
karray *:?*?*ww,i2d *:?*?*ww,karray *:?*??*ww,pmsaa *:?*???*ww,kmsaa *:?*??*ww,i3d *:?*??*ww,icube *:?*??*ww
fin.1d *:?**ww,karray *:?*?*ww,i2d *:?*?*ww,karray *:?*??*ww,pmsaa *:?*???*ww,kmsaa *:?*??*ww,i3d *:?*??*ww
icube *:?*??*ww,dinc.1d *:?**ww,jarray *:?*?*ww,h2d *:?*?*ww,jarray *:?*??*ww,omsaa *:?*???*ww,jmsaa *:?*??*ww
h3d *:?*??*ww,hcube *:?*??*ww,dmax.flt.1d *:?**ww,narray *:?*?*ww,l2d *:?*?*ww,narray *:?*??*ww,smsaa *:?*???*ww
nmsaa *:?*??*ww,l3d *:?*??*ww,lcube *:?*??*ww,ein.flt.1d *:?**ww,narray *:?*?*ww,l2d *:?*?*ww,narray *:?*??*ww
smsaa *:?*???*ww,nmsaa *:?*??*ww,l3d *:?*??*ww,lcube *:?*??*ww,dor.1d *:?**ww,iarray *:?*?*ww,g2d *:?*?*ww
iarray *:?*??*ww,nmsaa *:?*???*ww,imsaa *:?*??*ww,g3d *:?*??*ww,gcube *:?*??*ww,dpk.add.bf16.1d *:?**ww,rarray *:?*?*ww
p2d *:?*?*ww,rarray *:?*??*ww,wmsaa *:?*???*ww,rmsaa *:?*??*ww,p3d *:?*??*ww,pcube *:?*??*ww,kf16.1d *:?**ww
qarray *:?*?*ww,o2d *:?*?*ww,qarray *:?*??*ww,vmsaa *:?*???*ww,qmsaa *:?*??*ww,o3d *:?*??*ww,ocube *:?*??*ww
dsmax.1d *:?**ww,karray *:?*?*ww,i2d *:?*?*ww,karray *:?*??*ww,pmsaa *:?*???*ww,kmsaa *:?*??*ww,i3d *:?*??*ww
icube *:?*??*ww,fin.1d *:?**ww,karray *:?*?*ww,i2d *:?*?*ww,karray *:?*??*ww,pmsaa *:?*???*ww,kmsaa *:?*??*ww
i3d *:?*??*ww,icube *:?*??*ww,eub.1d *:?**ww,jarray *:?*?*ww,h2d *:?*?*ww,jarray *:?*??*ww,omsaa *:?*???*ww
jmsaa *:?*??*ww,h3d *:?*??*ww,hcube *:?*??*ww,ewap.1d *:?**ww,karray *:?*?*ww,i2d *:?*?*ww,karray *:?*??*ww
pmsaa *:?*???*ww,kmsaa *:?*??*ww,i3d *:?*??*ww,icube *:?*??*ww,dumax.1d *:?**ww,karray *:?*?*ww,i2d *:?*?*ww
karray *:?*??*ww,pmsaa *:?*???*ww,kmsaa *:?*??*ww,i3d *:?*??*ww,icube *:?*??*ww,fin.1d *:?**ww,karray *:?*?*ww
i2d *:?*?*ww,karray *:?*??*ww,pmsaa *:?*???*ww,kmsaa *:?*??*ww,i3d *:?*??*ww,icube *:?*??*ww,dxor.1d *:?**ww
jarray *:?*?*ww,h2d *:?*?*ww,jarray *:?*??*ww,omsaa *:?*???*ww,jmsaa *:?*??*ww,h3d *:?*??*ww,hcube *:?*??*ww
6bvh.dual.intersect.ray 10w3f3f:dfc3f3f2w4w,aintersect.ray 4w:*f3f*?4w,98.intersect.ray 10w3f3f:dfc3f3fw4w
6gather4.2d *:w*?**bww,garray *:w*??**bww,eb.2d *:w**?**bww,iarray *:w**??**bww,gcl.2d *:w**??**bww,larray *:w**???**bww
jcube *:w**???**bww,jo.2d *:ww**??**bww,narray *:ww**???**bww,lcube *:ww**???**bww,hube *:w**??**bww,go.2d *:ww**?**bww
karray *:ww**??**bww,icube *:ww**??**bww,ec.2d *:wf*?**bww,iarray *:wf*??**bww,gb.2d *:w*f*?**bww,karray *:w*f*??**bww
icl.2d *:w*f*??**bww,narray *:w*f*???**bww,lcube *:w*f*???**bww,lo.2d *:ww*f*??**bww,parray *:ww*f*???**bww
ncube *:ww*f*???**bww,jube *:w*f*??**bww,io.2d *:ww*f*?**bww,marray *:ww*f*??**bww,kcube *:ww*f*??**bww
gcl.2d *:wf*??**bww,larray *:wf*???**bww,jcube *:wf*???**bww,jo.2d *:wwf*??**bww,narray *:wwf*???**bww
lcube *:wwf*???**bww,hube *:wf*??**bww,gl.2d *:wf*??**bww,karray *:wf*???**bww,icube *:wf*???**bww,io.2d *:wwf*??**bww
marray *:wwf*???**bww,kcube *:wwf*???**bww,hz.2d *:wf*?**bww,larray *:wf*??**bww,jcube *:wf*??**bww,jo.2d *:wwf*?**bww
narray *:wwf*??**bww,lcube *:wwf*??**bww,go.2d *:wwf*?**bww,karray *:wwf*??**bww,icube *:wwf*??**bww,fl.2d *:w*??**bww
jarray *:w*???**bww,hcube *:w*???**bww,ho.2d *:ww*??**bww,larray *:ww*???**bww,jcube *:ww*???**bww,fube *:w*??**bww
el.2d *:w*??**bww,iarray *:w*???**bww,gcube *:w*???**bww,go.2d *:ww*??**bww,karray *:ww*???**bww,icube *:ww*???**bww
fz.2d *:w*?**bww,jarray *:w*??**bww,hcube *:w*??**bww,ho.2d *:ww*?**bww,larray *:ww*??**bww,jcube *:ww*??**bww
eo.2d *:ww*?**bww,iarray *:ww*??**bww,gcube *:ww*??**bww,7etlod.1d *:w***bww,farray *:w*?**bww,d2d *:w*?**bww
farray *:w*??**bww,d3d *:w*??**bww,dcube *:w*??**bww,9resinfo.1d *:w**ww,jarray *:w**ww,h2d *:w**ww,jarray *:w**ww
omsaa *:w**ww,jmsaa *:w**ww,h3d *:w**ww,hcube *:w**ww,6load.1d *:w**ww,darray *:w*?*ww,b2d *:w*?*ww,darray *:w*??*ww
imsaa *:w*???*ww,dmsaa *:w*??*ww,b3d *:w*??*ww,bcube *:w*??*ww,bmip.1d *:w*?*ww,harray *:w*??*ww,f2d *:w*??*ww
harray *:w*???*ww,f3d *:w*???*ww,fcube *:w*???*ww,6msaa.load.2darraymsaa *:w*???*ww,imsaa *:w*??*ww
gx.2darraymsaa *:w*???*ww,kmsaa *:w*??*ww,6sample.1d *:w***bww,f.nortn :w***bww,farray *:w*?**bww,k.nortn :w*?**bww
d2d *:w*?**bww,f.nortn :w*?**bww,farray *:w*??**bww,k.nortn :w*??**bww,d3d *:w*??**bww,f.nortn :w*??**bww
db.1d *:w****bww,h.nortn :w****bww,harray *:w**?**bww,m.nortn :w**?**bww,f2d *:w**?**bww,h.nortn :w**?**bww
harray *:w**??**bww,m.nortn :w**??**bww,f3d *:w**??**bww,h.nortn :w**??**bww,fcl.1d *:w**?**bww,k.nortn :w**?**bww
karray *:w**??**bww,p.nortn :w**??**bww,i2d *:w**??**bww,k.nortn :w**??**bww,karray *:w**???**bww,p.nortn :w**???**bww
i3d *:w**???**bww,k.nortn :w**???**bww,icube *:w**???**bww,m.nortn :w**???**bww,io.1d *:ww**?**bww,m.nortn :ww**?**bww
marray *:ww**??**bww,r.nortn :ww**??**bww,k2d *:ww**??**bww,m.nortn :ww**??**bww,marray *:ww**???**bww
r.nortn :ww**???**bww,k3d *:ww**???**bww,m.nortn :ww**???**bww,kcube *:ww**???**bww,o.nortn :ww**???**bww
gube *:w**??**bww,j.nortn :w**??**bww,fo.1d *:ww****bww,j.nortn :ww****bww,jarray *:ww**?**bww,o.nortn :ww**?**bww
h2d *:ww**?**bww,j.nortn :ww**?**bww,jarray *:ww**??**bww,o.nortn :ww**??**bww,h3d *:ww**??**bww,j.nortn :ww**??**bww
hcube *:ww**??**bww,l.nortn :ww**??**bww,dc.1d *:wf***bww,h.nortn :wf***bww,harray *:wf*?**bww,m.nortn :wf*?**bww
f2d *:wf*?**bww,h.nortn :wf*?**bww,harray *:wf*??**bww,m.nortn :wf*??**bww,f3d *:wf*??**bww,h.nortn :wf*??**bww
fb.1d *:w*f***bww,j.nortn :w*f***bww,jarray *:w*f*?**bww,o.nortn :w*f*?**bww,h2d *:w*f*?**bww,j.nortn :w*f*?**bww
jarray *:w*f*??**bww,o.nortn :w*f*??**bww,h3d *:w*f*??**bww,j.nortn :w*f*??**bww,hcl.1d *:w*f*?**bww,m.nortn :w*f*?**bww
marray *:w*f*??**bww,r.nortn :w*f*??**bww,k2d *:w*f*??**bww,m.nortn :w*f*??**bww,marray *:w*f*???**bww
r.nortn :w*f*???**bww,k3d *:w*f*???**bww,m.nortn :w*f*???**bww,kcube *:w*f*???**bww,o.nortn :w*f*???**bww
ko.1d *:ww*f*?**bww,o.nortn :ww*f*?**bww,oarray *:ww*f*??**bww,t.nortn :ww*f*??**bww,m2d *:ww*f*??**bww
o.nortn :ww*f*??**bww,oarray *:ww*f*???**bww,t.nortn :ww*f*???**bww,m3d *:ww*f*???**bww,o.nortn :ww*f*???**bww
mcube *:ww*f*???**bww,q.nortn :ww*f*???**bww,iube *:w*f*??**bww,l.nortn :w*f*??**bww,ho.1d *:ww*f***bww
l.nortn :ww*f***bww,larray *:ww*f*?**bww,q.nortn :ww*f*?**bww,j2d *:ww*f*?**bww,l.nortn :ww*f*?**bww
larray *:ww*f*??**bww,q.nortn :ww*f*??**bww,j3d *:ww*f*??**bww,l.nortn :ww*f*??**bww,jcube *:ww*f*??**bww
n.nortn :ww*f*??**bww,fcd.1d *:wf*?***bww,k.nortn :wf*?***bww,karray *:wf*?*?**bww,p.nortn :wf*?*?**bww
i2d *:wf*???*?**bww,k.nortn :wf*???*?**bww,karray *:wf*???*??**bww,p.nortn :wf*???*??**bww,i3d *:wf*?????*??**bww
k.nortn :wf*?????*??**bww,icl.1d *:wf*?*?**bww,n.nortn :wf*?*?**bww,narray *:wf*?*??**bww,s.nortn :wf*?*??**bww
l2d *:wf*???*??**bww,n.nortn :wf*???*??**bww,narray *:wf*???*???**bww,s.nortn :wf*???*???**bww,l3d *:wf*?????*???**bww
n.nortn :wf*?????*???**bww,lcube *:wf*???*???**bww,p.nortn :wf*???*???**bww,lo.1d *:wwf*?*?**bww,p.nortn :wwf*?*?**bww
parray *:wwf*?*??**bww,u.nortn :wwf*?*??**bww,n2d *:wwf*???*??**bww,p.nortn :wwf*???*??**bww,parray *:wwf*???*???**bww
u.nortn :wwf*???*???**bww,n3d *:wwf*?????*???**bww,p.nortn :wwf*?????*???**bww,ncube *:wwf*???*???**bww
r.nortn :wwf*???*???**bww,jube *:wf*???*??**bww,m.nortn :wf*???*??**bww,io.1d *:wwf*?***bww,m.nortn :wwf*?***bww
marray *:wwf*?*?**bww,r.nortn :wwf*?*?**bww,k2d *:wwf*???*?**bww,m.nortn :wwf*???*?**bww,marray *:wwf*???*??**bww
r.nortn :wwf*???*??**bww,k3d *:wwf*?????*??**bww,m.nortn :wwf*?????*??**bww,kcube *:wwf*???*??**bww
o.nortn :wwf*???*??**bww,gl.1d *:wf*?**bww,k.nortn :wf*?**bww,karray *:wf*??**bww,p.nortn :wf*??**bww,i2d *:wf*??**bww
k.nortn :wf*??**bww,karray *:wf*???**bww,p.nortn :wf*???**bww,i3d *:wf*???**bww,k.nortn :wf*???**bww,icube *:wf*???**bww
m.nortn :wf*???**bww,io.1d *:wwf*?**bww,m.nortn :wwf*?**bww,marray *:wwf*??**bww,r.nortn :wwf*??**bww,k2d *:wwf*??**bww
m.nortn :wwf*??**bww,marray *:wwf*???**bww,r.nortn :wwf*???**bww,k3d *:wwf*???**bww,m.nortn :wwf*???**bww
kcube *:wwf*???**bww,o.nortn :wwf*???**bww,gube *:wf*??**bww,j.nortn :wf*??**bww,fd.1d *:wf*?***bww,j.nortn :wf*?***bww
jarray *:wf*?*?**bww,o.nortn :wf*?*?**bww,h2d *:wf*???*?**bww,j.nortn :wf*???*?**bww,jarray *:wf*???*??**bww
o.nortn :wf*???*??**bww,h3d *:wf*?????*??**bww,j.nortn :wf*?????*??**bww,hcl.1d *:wf*?*?**bww,m.nortn :wf*?*?**bww
marray *:wf*?*??**bww,r.nortn :wf*?*??**bww,k2d *:wf*???*??**bww,m.nortn :wf*???*??**bww,marray *:wf*???*???**bww
r.nortn :wf*???*???**bww,k3d *:wf*?????*???**bww,m.nortn :wf*?????*???**bww,kcube *:wf*???*???**bww
o.nortn :wf*???*???**bww,ko.1d *:wwf*?*?**bww,o.nortn :wwf*?*?**bww,oarray *:wwf*?*??**bww,t.nortn :wwf*?*??**bww
m2d *:wwf*???*??**bww,o.nortn :wwf*???*??**bww,oarray *:wwf*???*???**bww,t.nortn :wwf*???*???**bww
m3d *:wwf*?????*???**bww,o.nortn :wwf*?????*???**bww,mcube *:wwf*???*???**bww,q.nortn :wwf*???*???**bww
iube *:wf*???*??**bww,l.nortn :wf*???*??**bww,ho.1d *:wwf*?***bww,l.nortn :wwf*?***bww,larray *:wwf*?*?**bww
q.nortn :wwf*?*?**bww,j2d *:wwf*???*?**bww,l.nortn :wwf*???*?**bww,larray *:wwf*???*??**bww,q.nortn :wwf*???*??**bww
j3d *:wwf*?????*??**bww,l.nortn :wwf*?????*??**bww,jcube *:wwf*???*??**bww,n.nortn :wwf*???*??**bww,fl.1d *:wf*?**bww
j.nortn :wf*?**bww,jarray *:wf*??**bww,o.nortn :wf*??**bww,h2d *:wf*??**bww,j.nortn :wf*??**bww,jarray *:wf*???**bww
o.nortn :wf*???**bww,h3d *:wf*???**bww,j.nortn :wf*???**bww,hcube *:wf*???**bww,l.nortn :wf*???**bww,ho.1d *:wwf*?**bww
l.nortn :wwf*?**bww,larray *:wwf*??**bww,q.nortn :wwf*??**bww,j2d *:wwf*??**bww,l.nortn :wwf*??**bww
larray *:wwf*???**bww,q.nortn :wwf*???**bww,j3d *:wwf*???**bww,l.nortn :wwf*???**bww,jcube *:wwf*???**bww
n.nortn :wwf*???**bww,gz.1d *:wf***bww,k.nortn :wf***bww,karray *:wf*?**bww,p.nortn :wf*?**bww,i2d *:wf*?**bww
k.nortn :wf*?**bww,karray *:wf*??**bww,p.nortn :wf*??**bww,i3d *:wf*??**bww,k.nortn :wf*??**bww,icube *:wf*??**bww
m.nortn :wf*??**bww,io.1d *:wwf***bww,m.nortn :wwf***bww,marray *:wwf*?**bww,r.nortn :wwf*?**bww,k2d *:wwf*?**bww
m.nortn :wwf*?**bww,marray *:wwf*??**bww,r.nortn :wwf*??**bww,k3d *:wwf*??**bww,m.nortn :wwf*??**bww,kcube *:wwf*??**bww
o.nortn :wwf*??**bww,fo.1d *:wwf***bww,j.nortn :wwf***bww,jarray *:wwf*?**bww,o.nortn :wwf*?**bww,h2d *:wwf*?**bww
j.nortn :wwf*?**bww,jarray *:wwf*??**bww,o.nortn :wwf*??**bww,h3d *:wwf*??**bww,j.nortn :wwf*??**bww,hcube *:wwf*??**bww
l.nortn :wwf*??**bww,ed.1d *:w*?***bww,i.nortn :w*?***bww,iarray *:w*?*?**bww,n.nortn :w*?*?**bww,g2d *:w*???*?**bww
i.nortn :w*???*?**bww,iarray *:w*???*??**bww,n.nortn :w*???*??**bww,g3d *:w*?????*??**bww,i.nortn :w*?????*??**bww
gcl.1d *:w*?*?**bww,l.nortn :w*?*?**bww,larray *:w*?*??**bww,q.nortn :w*?*??**bww,j2d *:w*???*??**bww
l.nortn :w*???*??**bww,larray *:w*???*???**bww,q.nortn :w*???*???**bww,j3d *:w*?????*???**bww,l.nortn :w*?????*???**bww
jcube *:w*???*???**bww,n.nortn :w*???*???**bww,jo.1d *:ww*?*?**bww,n.nortn :ww*?*?**bww,narray *:ww*?*??**bww
s.nortn :ww*?*??**bww,l2d *:ww*???*??**bww,n.nortn :ww*???*??**bww,narray *:ww*???*???**bww,s.nortn :ww*???*???**bww
l3d *:ww*?????*???**bww,n.nortn :ww*?????*???**bww,lcube *:ww*???*???**bww,p.nortn :ww*???*???**bww,hube *:w*???*??**bww
k.nortn :w*???*??**bww,go.1d *:ww*?***bww,k.nortn :ww*?***bww,karray *:ww*?*?**bww,p.nortn :ww*?*?**bww
i2d *:ww*???*?**bww,k.nortn :ww*???*?**bww,karray *:ww*???*??**bww,p.nortn :ww*???*??**bww,i3d *:ww*?????*??**bww
k.nortn :ww*?????*??**bww,icube *:ww*???*??**bww,m.nortn :ww*???*??**bww,el.1d *:w*?**bww,i.nortn :w*?**bww
iarray *:w*??**bww,n.nortn :w*??**bww,g2d *:w*??**bww,i.nortn :w*??**bww,iarray *:w*???**bww,n.nortn :w*???**bww
g3d *:w*???**bww,i.nortn :w*???**bww,gcube *:w*???**bww,k.nortn :w*???**bww,go.1d *:ww*?**bww,k.nortn :ww*?**bww
karray *:ww*??**bww,p.nortn :ww*??**bww,i2d *:ww*??**bww,k.nortn :ww*??**bww,karray *:ww*???**bww,p.nortn :ww*???**bww
i3d *:ww*???**bww,k.nortn :ww*???**bww,icube *:ww*???**bww,m.nortn :ww*???**bww,eube *:w*??**bww,h.nortn :w*??**bww
dd.1d *:w*?***bww,h.nortn :w*?***bww,harray *:w*?*?**bww,m.nortn :w*?*?**bww,f2d *:w*???*?**bww,h.nortn :w*???*?**bww
harray *:w*???*??**bww,m.nortn :w*???*??**bww,f3d *:w*?????*??**bww,h.nortn :w*?????*??**bww,fcl.1d *:w*?*?**bww
k.nortn :w*?*?**bww,karray *:w*?*??**bww,p.nortn :w*?*??**bww,i2d *:w*???*??**bww,k.nortn :w*???*??**bww
karray *:w*???*???**bww,p.nortn :w*???*???**bww,i3d *:w*?????*???**bww,k.nortn :w*?????*???**bww,icube *:w*???*???**bww
m.nortn :w*???*???**bww,io.1d *:ww*?*?**bww,m.nortn :ww*?*?**bww,marray *:ww*?*??**bww,r.nortn :ww*?*??**bww
k2d *:ww*???*??**bww,m.nortn :ww*???*??**bww,marray *:ww*???*???**bww,r.nortn :ww*???*???**bww,k3d *:ww*?????*???**bww
m.nortn :ww*?????*???**bww,kcube *:ww*???*???**bww,o.nortn :ww*???*???**bww,gube *:w*???*??**bww,j.nortn :w*???*??**bww
fo.1d *:ww*?***bww,j.nortn :ww*?***bww,jarray *:ww*?*?**bww,o.nortn :ww*?*?**bww,h2d *:ww*???*?**bww
j.nortn :ww*???*?**bww,jarray *:ww*???*??**bww,o.nortn :ww*???*??**bww,h3d *:ww*?????*??**bww,j.nortn :ww*?????*??**bww
hcube *:ww*???*??**bww,l.nortn :ww*???*??**bww,dl.1d *:w*?**bww,h.nortn :w*?**bww,harray *:w*??**bww,m.nortn :w*??**bww
f2d *:w*??**bww,h.nortn :w*??**bww,harray *:w*???**bww,m.nortn :w*???**bww,f3d *:w*???**bww,h.nortn :w*???**bww
fcube *:w*???**bww,j.nortn :w*???**bww,fo.1d *:ww*?**bww,j.nortn :ww*?**bww,jarray *:ww*??**bww,o.nortn :ww*??**bww
h2d *:ww*??**bww,j.nortn :ww*??**bww,jarray *:ww*???**bww,o.nortn :ww*???**bww,h3d *:ww*???**bww,j.nortn :ww*???**bww
hcube *:ww*???**bww,l.nortn :ww*???**bww,ez.1d *:w***bww,i.nortn :w***bww,iarray *:w*?**bww,n.nortn :w*?**bww
g2d *:w*?**bww,i.nortn :w*?**bww,iarray *:w*??**bww,n.nortn :w*??**bww,g3d *:w*??**bww,i.nortn :w*??**bww
gcube *:w*??**bww,k.nortn :w*??**bww,go.1d *:ww***bww,k.nortn :ww***bww,karray *:ww*?**bww,p.nortn :ww*?**bww
i2d *:ww*?**bww,k.nortn :ww*?**bww,karray *:ww*??**bww,p.nortn :ww*??**bww,i3d *:ww*??**bww,k.nortn :ww*??**bww
icube *:ww*??**bww,m.nortn :ww*??**bww,do.1d *:ww***bww,h.nortn :ww***bww,harray *:ww*?**bww,m.nortn :ww*?**bww
f2d *:ww*?**bww,h.nortn :ww*?**bww,harray *:ww*??**bww,m.nortn :ww*??**bww,f3d *:ww*??**bww,h.nortn :ww*??**bww
fcube *:ww*??**bww,j.nortn :ww*??**bww,7tore.1d :*w**ww,earray :*w*?*ww,c2d :*w*?*ww,earray :*w*??*ww,jmsaa :*w*???*ww
emsaa :*w*??*ww,c3d :*w*??*ww,ccube :*w*??*ww,cmip.1d :*w*?*ww,iarray :*w*??*ww,g2d :*w*??*ww,iarray :*w*???*ww
g3d :*w*???*ww,gcube :*w*???*ww,2plicit.buffer.ptr p:,8arg.ptr p:,1nit.exec :d,9.from.input :ww,5whole.wave b:
2terp.inreg.p10 f:fff,g.f16 f:fffb,e2 f:fff,f.f16 h:fffb,7mov f:wwww,7p1 f:fwww,9.f16 f:fwwbw,90.rtz.f16 f:fffb
82 f:ffwww,9.f16 h:ffwwbw,artz.f16 h:fffb,2verse.ballot b:*,1s.private b:p,3shared b:p,0kernarg.segment.ptr p:,1ill :b
0lds.direct.load *:w,4kernel.id w:,4param.load f:www,1erp w:www,1ive.mask b:,1oad.to.lds :*pwww,2g *:?,3.clamp *:?
2op b:*,0make.buffer.rsrc *:*sdw,1bcnt.hi w:ww,6lo w:ww,1fma.f32.16x16x16bf16.1k 4f:4s4s4fwww,hf16 4f:4h4h4fwww
gf32 16f:ff16fwww,f2bf16 16f:2s2s16fwww,f32.bf16 4f:8y8y4fwww,k8.bf8 4f:dd4fwww,mfp8 4f:dd4fwww,if16 4f:8h8h4fwww
jp8.bf8 4f:dd4fwww,mfp8 4f:dd4fwww,f4bf16.1k 16f:4s4s16fwww,gf16 16f:4h4h16fwww,h32 4f:ff4fwww,f8.xf32 4f:2f2f4fwww
gbf16 4f:2s2s4fwww,932x32x16.bf16 16f:8y8y16fwww,k8.bf8 16f:dd16fwww,mfp8 16f:dd16fwww,if16 16f:8h8h16fwww
jp8.bf8 16f:dd16fwww,mfp8 16f:dd16fwww,gf32 32f:ff32fwww,f2bf16 32f:2s2s32fwww,gf32 16f:ff16fwww,f4.xf32 16f:2f2f16fwww
gbf16 16f:2s2s16fwww,k.1k 32f:4s4s32fwww,gf16 32f:4h4h32fwww,f8bf16.1k 16f:4s4s16fwww,gf16 16f:4h4h16fwww
94x4x1f32 4f:ff4fwww,d2bf16 4f:2s2s4fwww,d4bf16.1k 4f:4s4s4fwww,ef16 4f:4h4h4fwww,664.16x16x4f64 4g:gg4gwww
94x4x4f64 g:gggwww,5i32.16x16x16i8 4w:ww4wwww,f32.i8 4w:dd4wwww,f4i8 16w:ww16wwww,f64.i8 4w:4w4w4wwww
932x32x16.i8 16w:dd16wwww,f32.i8 16w:4w4w16wwww,f4i8 32w:ww32wwww,f8i8 16w:ww16wwww,94x4x4i8 4w:ww4wwww
5scale.f32.16x16x128.f8f6f4 4f:**4fwwwwww,f32x32x64.f8f6f4 16f:**16fwwwwww,1ov.dpp *:?wwwb,78 *:?w,1qsad.pk.u16.u8 d:dwd
6u32.u8 4w:dw4w,1sad.u8 w:www,1ul.i24 *:ww,4u24 *:ww,3hi.i24 w:ww,6u24 w:ww,0perm w:www,4.pk16.b4.u4 2w:ww2w
b6.u4 3w:wd2w,b8.u4 4w:dd2w,4lane.bcast w:www,9down w:www,9idx.gen w:ww,9up w:www,9xor w:www,816 *:??wwbb,a.swap ww:wwbb
bvar w:wwwbb,832.swap ww:wwbb,864 *:?,8x16 *:??wwbb,b.var w:wwwbb,1k.add.max.i16 2s:2s2s2sb,bu16 2s:2s2s2sb
8in.i16 2s:2s2s2sb,bu16 2s:2s2s2sb,1ops.exiting.wave.id w:,1rng.b32 w:w,1s.live b:,0qsad.pk.u16.u8 d:dwd,1ueue.ptr p:
0raw.atomic.buffer.load *:4wwww,4buffer.atomic.add *:?4wwww,jnd *:?4wwww,icmpswap *:??4wwww,jond.sub.u32 *:?4wwww
idec *:?4wwww,ifadd *:?4wwww,jmax *:?4wwww,kin *:?4wwww,iinc *:?4wwww,ior *:?4wwww,ismax *:?4wwww,kin *:?4wwww
jub *:?4wwww,l.clamp.u32 *:?4wwww,jwap *:?4wwww,iumax *:?4wwww,kin *:?4wwww,ixor *:?4wwww,bload *:4wwww,f.format *:4wwww
glds :4wpwwwww,bstore :*4wwww,g.format :*4wwww,4ptr.atomic.buffer.load *:pwww,8buffer.atomic.add *:?pwww,nnd *:?pwww
mcmpswap *:??pwww,nond.sub.u32 *:?pwww,mdec *:?pwww,mfadd *:?pwww,nmax *:?pwww,oin *:?pwww,minc *:?pwww,mor *:?pwww
msmax *:?pwww,oin *:?pwww,nub *:?pwww,p.clamp.u32 *:?pwww,nwap *:?pwww,mumax *:?pwww,oin *:?pwww,mxor *:?pwww
fload *:pwww,j.format *:pwww,klds :ppwwwww,fstore :*pwww,k.format :*pwww,8tbuffer.load *:pwwww,gstore :*pwwww
4tbuffer.load *:4wwwww,cstore :*4wwwww,1cp *:?,3.legacy f:f,1eadfirstlane *:?,4lane *:?w,2loc.constant w:?,1sq *:?
3.clamp *:?,4legacy f:f,0s.barrier :,9.init :pw,ajoin :p,aleave :s,asignal :w,g.isfirst b:w,hvar :pw,await :s
3itreplicate d:w,3uffer.load *:4www,9prefetch.data :pww,2cluster.barrier :,2dcache.inv :,c.vol :,9wb :,b.vol :
3ecperflevel :w,2get.barrier.state w:w,6named.barrier.state w:p,6waveid.in.workgroup w:,5pc d:,5reg w:w,2incperflevel :w
2memrealtime d:,5time d:,3onitor.sleep :s,2nop :s,2prefetch.data :*w,2quadmask *:*,2sendmsg :ww,9.rtn *:w,9halt :ww
4thalt :w,5prio :s,9.inc.wg :s,5reg :ww,3leep :w,7.var :w,2ttracedata :w,c.imm :s,2wait.asynccnt :s,7bvhcnt :s,7dscnt :s
7event.export.ready :,8xpcnt :s,7kmcnt :s,7loadcnt :s,7samplecnt :s,8torecnt :s,7tensorcnt :s,6cnt :w,4keup.barrier :p
3qm *:*,1ad.hi.u8 w:www,4u16 w:www,58 w:www,2t.pk4.i4.i8 s:w,8u4.u8 s:w,1bfe *:?ww,1ched.barrier :w,6group.barrier :www
1dot2 w:2s2swb,44 w:wwwb,48 w:wwwb,1et.inactive *:??,c.chain.arg *:??,1ffbh *:?,1in *:?
1mfmac.f32.16x16x128.bf8.bf8 4f:4w8w4fwww,pfp8 4f:4w8w4fwww,lfp8.bf8 4f:4w8w4fwww,pfp8 4f:4w8w4fwww,h32.bf16 4f:4s8s4fwww
kf16 4f:4h8h4fwww,h64.bf16 4f:8y16y4fwww,m8.bf8 4f:2w4w4fwww,ofp8 4f:2w4w4fwww,kf16 4f:8h16h4fwww,lp8.bf8 4f:2w4w4fwww
ofp8 4f:2w4w4fwww,b32x32x16.bf16 16f:4s8s16fwww,kf16 16f:4h8h16fwww,h32.bf16 16f:8y16y16fwww,m8.bf8 16f:2w4w16fwww
ofp8 16f:2w4w16fwww,kf16 16f:8h16h16fwww,lp8.bf8 16f:2w4w16fwww,ofp8 16f:2w4w16fwww,h64.bf8.bf8 16f:4w8w16fwww
ofp8 16f:4w8w16fwww,kfp8.bf8 16f:4w8w16fwww,ofp8 16f:4w8w16fwww,7i32.16x16x128.i8 4w:4w8w4wwww,h64.i8 4w:2w4w4wwww
b32x32x32.i8 16w:2w4w16wwww,h64.i8 16w:4w8w16wwww,1oftwqm *:?,1qrt *:?,1trict.wqm *:?,8wm *:?
3uct.atomic.buffer.load *:4wwwww,7buffer.atomic.add *:?4wwwww,mnd *:?4wwwww,lcmpswap *:??4wwwww,mond.sub.u32 *:?4wwwww
ldec *:?4wwwww,lfadd *:?4wwwww,mmax *:?4wwwww,nin *:?4wwwww,linc *:?4wwwww,lor *:?4wwwww,lsmax *:?4wwwww,nin *:?4wwwww
mub *:?4wwwww,o.clamp.u32 *:?4wwwww,mwap *:?4wwwww,lumax *:?4wwwww,nin *:?4wwwww,lxor *:?4wwwww,eload *:4wwwww
i.format *:4wwwww,jlds :4wpwwwwww,estore :*4wwwww,j.format :*4wwwww,7ptr.atomic.buffer.load *:pwwww
bbuffer.atomic.add *:?pwwww,qnd *:?pwwww,pcmpswap *:??pwwww,qond.sub.u32 *:?pwwww,pdec *:?pwwww,pfadd *:?pwwww
qmax *:?pwwww,rin *:?pwwww,pinc *:?pwwww,por *:?pwwww,psmax *:?pwwww,rin *:?pwwww,qub *:?pwwww,s.clamp.u32 *:?pwwww
qwap *:?pwwww,pumax *:?pwwww,rin *:?pwwww,pxor *:?pwwww,iload *:pwwww,m.format *:pwwww,nlds :ppwwwwww,istore :*pwwww
n.format :*pwwww,btbuffer.load *:pwwwww,jstore :*pwwwww,7tbuffer.load *:4wwwwww,fstore :*4wwwwww,1udot4 w:bwbwwb
58 w:bwbwwb,1wmmac.bf16.16x16x32.bf16 *:**?*,i64.bf16 *:b*b*?*bb,bf32.16x16x64.bf16 *:b*b*?*bb
7f16.16x16x128.bf8.bf8 *:**?*bb,pfp8 *:**?*bb,lfp8.bf8 *:**?*bb,pfp8 *:**?*bb,h32.f16 *:**?*,h64.f16 *:b*b*?*bb
832.16x16x128.bf8.bf8 *:**?*bb,pfp8 *:**?*bb,lfp8.bf8 *:**?*bb,pfp8 *:**?*bb,h32.bf16 *:**?*,m8.bf8 *:**?*,ofp8 *:**?*
kf16 *:**?*,lp8.bf8 *:**?*,ofp8 *:**?*,h64.bf16 *:b*b*?*bb,kf16 *:b*b*?*bb,7i32.16x16x128.iu8 *:b*b*?*bbb
h32.iu4 *:b*b*?*b,m8 *:b*b*?*b,h64.iu4 *:b*b*?*b,0tanh *:?,1ensor.load.to.lds :4w8w4w4ww,i.d2 :4w8ww
7store.from.lds :4w8w4w4ww,l.d2 :4w8ww,1rig.preop *:?w,0ubfe *:?ww,1dot2 w:2s2swb,44 w:wwwb,48 w:wwwb,1nreachable :
1pdate.dpp *:??wwwb,0wave.barrier :,5id w:,5reduce.add *:?w,dnd *:?w,cfadd *:?w,dmax *:?w,ein *:?w,dsub *:?w,cmax *:?w
din *:?w,cor *:?w,csub *:?w,cumax *:?w,ein *:?w,cxor *:?w,5shuffle *:?w,4frontsize w:,1mma.bf16.16x16x16.bf16 *:*??b
n.tied *:*??b,g32.bf16 *:b*b?s?bb,9f32.16x16x32.bf16 *:b*b?s*bb,5f16.16x16x128.bf8.bf8 *:*?s?bb,nfp8 *:*?s?bb
jfp8.bf8 *:*?s?bb,nfp8 *:*?s?bb,g6.f16 *:*??b,l.tied *:*??b,f32.f16 *:b*b?s?bb,f64.bf8.bf8 *:*?s?bb,mfp8 *:*?s?bb
ifp8.bf8 *:*?s?bb,mfp8 *:*?s?bb,632.16x16x128.bf8.bf8 *:*?s?bb,nfp8 *:*?s?bb,jf8f6f4 *:w*w*s?,kp8.bf8 *:*?s?bb
nfp8 *:*?s?bb,g6.bf16 *:*??,k8.bf8 *:*??,mfp8 *:*??,if16 *:*??,jp8.bf8 *:*??,mfp8 *:*??,f32.bf16 *:b*b?s?bb
if16 *:b*b?s?bb,f4.f32 *:b*b?s?bb,f64.bf8.bf8 *:*?s?bb,mfp8 *:*?s?bb,ifp8.bf8 *:*?s?bb,mfp8 *:*?s?bb,932x16x128.f4 *:**s?
5i32.16x16x16.iu4 *:b*b??b,k8 *:b*b??b,f32.iu4 *:b*b??b,f64.iu8 *:b*b??bbb,5scale.f32.16x16x128.f8f6f4 *:w*w*s?wwwwwwbb
f32x16x128.f4 *:**s?wwwwwwbb,a16.f32.16x16x128.f8f6f4 *:w*w*s?wwdwwdbb,h32x16x128.f4 *:**s?wwdwwdbb,1orkgroup.id.x w:
dy w:,dz w:,4item.id.x w:,cy w:,cz w:,1qm *:?,3.demote :b,4vote b:b,1ritelane *:?w?,1wm *:?
`;
