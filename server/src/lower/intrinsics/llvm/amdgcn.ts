/**
 * Intrinsics of LLVM 22 that are AMD's: made by `tools/gen-intrinsics.ts`, read by
 * `known.ts`.
 */

export const AMDGCN = `
0add.max.i32 w:wwwB,8u32 w:wwwB,5in.i32 w:wwwB,8u32 w:wwwB,3rspacecast.nonnull *:*,1lignbyte w:www,1shr.pk.i8.i32 s:www
8u8.i32 s:www,0ballot *:b,1itop3 *:???W,1uffer.wbinvl1 :,e.sc :,fvol :,0call.whole.wave *:*?,1lass b:*w,2uster.id.x w:
by w:,bz w:,8load.async.to.lds.b128 :ikWWw,r32 :ikWWw,r64 :ikWWw,r8 :ikWWw,db128 *:iWw,e32 *:iWw,e64 *:iWw
8workgroup.flat.id w:,iid.x w:,ly w:,lz w:,imax.flat.id w:,mid.x w:,py w:,pz w:,1ooperative.atomic.load.16x8B 2w:*W?
o32x4B w:*W?,o8x16B 4w:*W?,jstore.16x8B :*2wW?,p32x4B :*wW?,p8x16B :*4wW?,2s *:?,1s.chain :****W?,1ubeid f:fff,4ma f:fff
4sc f:fff,4tc f:fff,1vt.f16.bf8 h:wW,8fp8 h:wW,532.bf8 f:wW,8fp8 f:wW,b.e5m3 f:wW,4off.f32.i4 f:w,4pk.bf8.f16 s:2h
c32 w:ffwB,7f16.bf8 2h:s,bfp8 2h:s,832.bf8 2f:wB,bfp8 2f:wB,8p8.f16 s:2h,c32 w:ffwB,e.e5m3 w:ffwB,7i16 2s:ww,7u16 2s:ww
88.f32 w:fww,6norm.i16 2s:ff,bu16 2s:ff,6rtz 2h:ff,4scale.pk16.bf16.bf6 16y:3wwW,kfp6 16y:3wwW,ff16.bf6 16h:3wwW
jfp6 16h:3wwW,g32.bf6 16f:3wwW,jfp6 16f:3wwW,c8.bf16.bf8 8y:2wwW,jfp4 8y:wwW,l8 8y:2wwW,ef16.bf8 8h:2wwW,ifp4 8h:wwW
k8 8h:2wwW,f32.bf8 8f:2wwW,ifp4 8f:wwW,k8 8f:2wwW,9f32.2xpk16.bf6.f32 6w:16f16ff,kfp6.f32 6w:16f16ff,df16.bf8 2h:2hwfWB
hfp8 2h:2hwfWB,e32.bf8 f:wfW,hfp8 f:wfW,dpk.bf16.bf8 2y:wfB,lfp4 2y:wfW,n8 2y:wfB,i8.bf16 2s:2s2yfB,kf16 2s:2s2hfB
l32 2s:2sfffB,gf16.bf8 2h:wfB,kfp4 2h:wfW,m8 2h:wfB,h32.bf8 2f:wfB,kfp4 2f:wfW,m8 2f:wfB,hp4.bf16 w:w2yfW,kf16 w:w2hfW
l32 w:wfffW,i8.bf16 2s:2s2yfB,kf16 2s:2s2hfB,l32 2s:2sfffB,f16.bf6.bf16 3w:16yf,mf16 3w:16hf,n32 3w:16ff
ifp6.bf16 3w:16yf,mf16 3w:16hf,n32 3w:16ff,f32.bf16.bf6 32y:6wf,nfp6 32y:6wf,k6.bf16 6w:32yf,mf16 6w:32hf
if16.bf6 32h:6wf,mfp6 32h:6wf,j32.bf6 32f:6wf,mfp6 32f:6wf,jp6.bf16 6w:32yf,mf16 6w:32hf,f8.bf8.bf16 2w:8yf,lf16 2w:8hf
m32 2w:8ff,hfp4.bf16 w:8yf,lf16 w:8hf,m32 w:8ff,j8.bf16 2w:8yf,lf16 2w:8hf,m32 2w:8ff,dsr.bf8.bf16 w:wywfW,kf16 w:whwfW
l32 w:wfwfW,gfp8.bf16 w:wywfW,kf16 w:whwfW,l32 w:wfwfW,gpk.fp4.bf16 w:w2ywfW,nf16 w:w2hwfW,o32 w:w2fwfW
i16.bf6.bf16 3w:16ywf,pf16 3w:16hwf,q32 3w:16fwf,lfp6.bf16 3w:16ywf,pf16 3w:16hwf,q32 3w:16fwf,i32.bf6.bf16 6w:32ywf
pf16 6w:32hwf,q32 6w:32fwf,lfp6.bf16 6w:32ywf,pf16 6w:32hwf,q32 6w:32fwf,i8.bf8.bf16 2w:8ywf,of16 2w:8hwf,p32 2w:8fwf
kfp4.bf16 w:8ywf,of16 w:8hwf,p32 w:8fwf,m8.bf16 2w:8ywf,of16 2w:8hwf,p32 2w:8fwf,5r.bf16.f32 2y:2yfwB,98.f16 w:hwwW
c32 w:fwwW,7f16.f32 2h:2hfwB,8p8.f16 w:hwwW,c32 w:fwwW,e.e5m3 w:fwwW,7pk.bf16.f32 2y:ffw,af16.f32 2h:ffw,0dead *:
1ispatch.id d:,9ptr l:,2v.fixup *:???,5mas *:???b,4scale *b:??B,1ot4.f32.bf8.bf8 f:wwf,dfp8 f:wwf,9fp8.bf8 f:wwf
dfp8 f:wwf,1s.add.gs.reg.rtn *:wW,4ppend w:*B,4tomic.async.barrier.arrive.b64 :k,abarrier.arrive.rtn.b64 d:kd
3bpermute w:ww,b.fi.b32 w:ww,4vh.stack.push4.pop1.rtn ww:ww4wW,h8.pop1.rtn ww:ww8wW,m2.rtn dw:ww8wW,drtn ww:ww4wW
3consume w:*B,3gws.barrier :ww,7init :ww,7sema.br :ww,cp :w,crelease.all :w,cv :w,3load.tr16.b128 *:k,a4.b64 *:k
a6.b96 *:k,a8.b64 *:k,3ordered.add w:jwWWBWBB,bswap w:jwWWBWBB,3permute w:ww,3read.tr16.b64 *:k,a4.b64 *:k,a6.b96 *:k
a8.b64 *:k,3sub.gs.reg.rtn *:wW,4wizzle w:wW,0else b*:*,1nd.cf :*,3pgm :,1xp :WW*???BB,3.compr :WW*?BB,4row :WW*???Bw
32 *:?,0fcmp *:*?W,1div.fast f:ff,2ot2 f:2h2hfB,5.bf16.bf16 y:2y2yy,6f16.f16 h:2h2hh,732.bf16 f:2y2yfB
5c.f32.bf16 f:2y2yfB,1lat.atomic.fmax.num *:**,ein.num *:**,5load.monitor.b128 *:pW,j32 *:pW,j64 *:pW,5prefetch :pW
1ma.legacy f:fff,3d.ftz *:???,2ed3 *:???,2ul.legacy f:ff,1ract *:?,2exp.exp *:*,6mant *:?,0global.atomic.fmax.num *:**
gin.num *:**,eordered.add.b64 d:id,7load.async.to.lds.b128 :ikWW,q32 :ikWW,q64 :ikWW,q8 :ikWW,clds :ikWWW
cmonitor.b128 *:iW,l32 *:iW,l64 *:iW,ctr.b128 *:i,g64 *:i,e4.b64 *:i,e6.b96 *:i,7prefetch :iW
7store.async.from.lds.b128 :ikWW,t32 :ikWW,t64 :ikWW,t8 :ikWW,1roupstaticsize w:,0icmp *:*?W,1f b*:b,2.break *:b?
1glp.opt :W,1mage.atomic.add.1d *:?**WW,jarray *:?*?*WW,h2d *:?*?*WW,jarray *:?*??*WW,omsaa *:?*???*WW,jmsaa *:?*??*WW
h3d *:?*??*WW,hcube *:?*??*WW,hflt.1d *:?**WW,narray *:?*?*WW,l2d *:?*?*WW,narray *:?*??*WW,smsaa *:?*???*WW
nmsaa *:?*??*WW,l3d *:?*??*WW,lcube *:?*??*WW,end.1d *:?**WW,jarray *:?*?*WW,h2d *:?*?*WW,jarray *:?*??*WW
omsaa *:?*???*WW,jmsaa *:?*??*WW,h3d *:?*??*WW,hcube *:?*??*WW,dcmpswap.1d *:??**WW,narray *:??*?*WW,l2d *:??*?*WW
narray *:??*??*WW,smsaa *:??*???*WW,nmsaa *:??*??*WW,l3d *:??*??*WW,lcube *:??*??*WW,ddec.1d *:?**WW,jarray *:?*?*WW
h2d *:?*?*WW,jarray *:?*??*WW,omsaa *:?*???*WW,jmsaa *:?*??*WW,h3d *:?*??*WW,hcube *:?*??*WW,dfmax.1d *:?**WW
karray *:?*?*WW,i2d *:?*?*WW,karray *:?*??*WW,pmsaa *:?*???*WW,kmsaa *:?*??*WW,i3d *:?*??*WW,icube *:?*??*WW
fin.1d *:?**WW,karray *:?*?*WW,i2d *:?*?*WW,karray *:?*??*WW,pmsaa *:?*???*WW,kmsaa *:?*??*WW,i3d *:?*??*WW
icube *:?*??*WW,dinc.1d *:?**WW,jarray *:?*?*WW,h2d *:?*?*WW,jarray *:?*??*WW,omsaa *:?*???*WW,jmsaa *:?*??*WW
h3d *:?*??*WW,hcube *:?*??*WW,dmax.flt.1d *:?**WW,narray *:?*?*WW,l2d *:?*?*WW,narray *:?*??*WW,smsaa *:?*???*WW
nmsaa *:?*??*WW,l3d *:?*??*WW,lcube *:?*??*WW,ein.flt.1d *:?**WW,narray *:?*?*WW,l2d *:?*?*WW,narray *:?*??*WW
smsaa *:?*???*WW,nmsaa *:?*??*WW,l3d *:?*??*WW,lcube *:?*??*WW,dor.1d *:?**WW,iarray *:?*?*WW,g2d *:?*?*WW
iarray *:?*??*WW,nmsaa *:?*???*WW,imsaa *:?*??*WW,g3d *:?*??*WW,gcube *:?*??*WW,dpk.add.bf16.1d *:?**WW,rarray *:?*?*WW
p2d *:?*?*WW,rarray *:?*??*WW,wmsaa *:?*???*WW,rmsaa *:?*??*WW,p3d *:?*??*WW,pcube *:?*??*WW,kf16.1d *:?**WW
qarray *:?*?*WW,o2d *:?*?*WW,qarray *:?*??*WW,vmsaa *:?*???*WW,qmsaa *:?*??*WW,o3d *:?*??*WW,ocube *:?*??*WW
dsmax.1d *:?**WW,karray *:?*?*WW,i2d *:?*?*WW,karray *:?*??*WW,pmsaa *:?*???*WW,kmsaa *:?*??*WW,i3d *:?*??*WW
icube *:?*??*WW,fin.1d *:?**WW,karray *:?*?*WW,i2d *:?*?*WW,karray *:?*??*WW,pmsaa *:?*???*WW,kmsaa *:?*??*WW
i3d *:?*??*WW,icube *:?*??*WW,eub.1d *:?**WW,jarray *:?*?*WW,h2d *:?*?*WW,jarray *:?*??*WW,omsaa *:?*???*WW
jmsaa *:?*??*WW,h3d *:?*??*WW,hcube *:?*??*WW,ewap.1d *:?**WW,karray *:?*?*WW,i2d *:?*?*WW,karray *:?*??*WW
pmsaa *:?*???*WW,kmsaa *:?*??*WW,i3d *:?*??*WW,icube *:?*??*WW,dumax.1d *:?**WW,karray *:?*?*WW,i2d *:?*?*WW
karray *:?*??*WW,pmsaa *:?*???*WW,kmsaa *:?*??*WW,i3d *:?*??*WW,icube *:?*??*WW,fin.1d *:?**WW,karray *:?*?*WW
i2d *:?*?*WW,karray *:?*??*WW,pmsaa *:?*???*WW,kmsaa *:?*??*WW,i3d *:?*??*WW,icube *:?*??*WW,dxor.1d *:?**WW
jarray *:?*?*WW,h2d *:?*?*WW,jarray *:?*??*WW,omsaa *:?*???*WW,jmsaa *:?*??*WW,h3d *:?*??*WW,hcube *:?*??*WW
6bvh.dual.intersect.ray 10w3f3f:dfc3f3f2w4w,aintersect.ray 4w:*f3f*?4w,98.intersect.ray 10w3f3f:dfc3f3fw4w
6gather4.2d *:W*?**BWW,garray *:W*??**BWW,eb.2d *:W**?**BWW,iarray *:W**??**BWW,gcl.2d *:W**??**BWW,larray *:W**???**BWW
jcube *:W**???**BWW,jo.2d *:Ww**??**BWW,narray *:Ww**???**BWW,lcube *:Ww**???**BWW,hube *:W**??**BWW,go.2d *:Ww**?**BWW
karray *:Ww**??**BWW,icube *:Ww**??**BWW,ec.2d *:Wf*?**BWW,iarray *:Wf*??**BWW,gb.2d *:W*f*?**BWW,karray *:W*f*??**BWW
icl.2d *:W*f*??**BWW,narray *:W*f*???**BWW,lcube *:W*f*???**BWW,lo.2d *:Ww*f*??**BWW,parray *:Ww*f*???**BWW
ncube *:Ww*f*???**BWW,jube *:W*f*??**BWW,io.2d *:Ww*f*?**BWW,marray *:Ww*f*??**BWW,kcube *:Ww*f*??**BWW
gcl.2d *:Wf*??**BWW,larray *:Wf*???**BWW,jcube *:Wf*???**BWW,jo.2d *:Wwf*??**BWW,narray *:Wwf*???**BWW
lcube *:Wwf*???**BWW,hube *:Wf*??**BWW,gl.2d *:Wf*??**BWW,karray *:Wf*???**BWW,icube *:Wf*???**BWW,io.2d *:Wwf*??**BWW
marray *:Wwf*???**BWW,kcube *:Wwf*???**BWW,hz.2d *:Wf*?**BWW,larray *:Wf*??**BWW,jcube *:Wf*??**BWW,jo.2d *:Wwf*?**BWW
narray *:Wwf*??**BWW,lcube *:Wwf*??**BWW,go.2d *:Wwf*?**BWW,karray *:Wwf*??**BWW,icube *:Wwf*??**BWW,fl.2d *:W*??**BWW
jarray *:W*???**BWW,hcube *:W*???**BWW,ho.2d *:Ww*??**BWW,larray *:Ww*???**BWW,jcube *:Ww*???**BWW,fube *:W*??**BWW
el.2d *:W*??**BWW,iarray *:W*???**BWW,gcube *:W*???**BWW,go.2d *:Ww*??**BWW,karray *:Ww*???**BWW,icube *:Ww*???**BWW
fz.2d *:W*?**BWW,jarray *:W*??**BWW,hcube *:W*??**BWW,ho.2d *:Ww*?**BWW,larray *:Ww*??**BWW,jcube *:Ww*??**BWW
eo.2d *:Ww*?**BWW,iarray *:Ww*??**BWW,gcube *:Ww*??**BWW,7etlod.1d *:W***BWW,farray *:W*?**BWW,d2d *:W*?**BWW
farray *:W*??**BWW,d3d *:W*??**BWW,dcube *:W*??**BWW,9resinfo.1d *:W**WW,jarray *:W**WW,h2d *:W**WW,jarray *:W**WW
omsaa *:W**WW,jmsaa *:W**WW,h3d *:W**WW,hcube *:W**WW,6load.1d *:W**WW,darray *:W*?*WW,b2d *:W*?*WW,darray *:W*??*WW
imsaa *:W*???*WW,dmsaa *:W*??*WW,b3d *:W*??*WW,bcube *:W*??*WW,bmip.1d *:W*?*WW,harray *:W*??*WW,f2d *:W*??*WW
harray *:W*???*WW,f3d *:W*???*WW,fcube *:W*???*WW,6msaa.load.2darraymsaa *:W*???*WW,imsaa *:W*??*WW
gx.2darraymsaa *:W*???*WW,kmsaa *:W*??*WW,6sample.1d *:W***BWW,f.nortn :W***BWW,farray *:W*?**BWW,k.nortn :W*?**BWW
d2d *:W*?**BWW,f.nortn :W*?**BWW,farray *:W*??**BWW,k.nortn :W*??**BWW,d3d *:W*??**BWW,f.nortn :W*??**BWW
db.1d *:W****BWW,h.nortn :W****BWW,harray *:W**?**BWW,m.nortn :W**?**BWW,f2d *:W**?**BWW,h.nortn :W**?**BWW
harray *:W**??**BWW,m.nortn :W**??**BWW,f3d *:W**??**BWW,h.nortn :W**??**BWW,fcl.1d *:W**?**BWW,k.nortn :W**?**BWW
karray *:W**??**BWW,p.nortn :W**??**BWW,i2d *:W**??**BWW,k.nortn :W**??**BWW,karray *:W**???**BWW,p.nortn :W**???**BWW
i3d *:W**???**BWW,k.nortn :W**???**BWW,icube *:W**???**BWW,m.nortn :W**???**BWW,io.1d *:Ww**?**BWW,m.nortn :Ww**?**BWW
marray *:Ww**??**BWW,r.nortn :Ww**??**BWW,k2d *:Ww**??**BWW,m.nortn :Ww**??**BWW,marray *:Ww**???**BWW
r.nortn :Ww**???**BWW,k3d *:Ww**???**BWW,m.nortn :Ww**???**BWW,kcube *:Ww**???**BWW,o.nortn :Ww**???**BWW
gube *:W**??**BWW,j.nortn :W**??**BWW,fo.1d *:Ww****BWW,j.nortn :Ww****BWW,jarray *:Ww**?**BWW,o.nortn :Ww**?**BWW
h2d *:Ww**?**BWW,j.nortn :Ww**?**BWW,jarray *:Ww**??**BWW,o.nortn :Ww**??**BWW,h3d *:Ww**??**BWW,j.nortn :Ww**??**BWW
hcube *:Ww**??**BWW,l.nortn :Ww**??**BWW,dc.1d *:Wf***BWW,h.nortn :Wf***BWW,harray *:Wf*?**BWW,m.nortn :Wf*?**BWW
f2d *:Wf*?**BWW,h.nortn :Wf*?**BWW,harray *:Wf*??**BWW,m.nortn :Wf*??**BWW,f3d *:Wf*??**BWW,h.nortn :Wf*??**BWW
fb.1d *:W*f***BWW,j.nortn :W*f***BWW,jarray *:W*f*?**BWW,o.nortn :W*f*?**BWW,h2d *:W*f*?**BWW,j.nortn :W*f*?**BWW
jarray *:W*f*??**BWW,o.nortn :W*f*??**BWW,h3d *:W*f*??**BWW,j.nortn :W*f*??**BWW,hcl.1d *:W*f*?**BWW,m.nortn :W*f*?**BWW
marray *:W*f*??**BWW,r.nortn :W*f*??**BWW,k2d *:W*f*??**BWW,m.nortn :W*f*??**BWW,marray *:W*f*???**BWW
r.nortn :W*f*???**BWW,k3d *:W*f*???**BWW,m.nortn :W*f*???**BWW,kcube *:W*f*???**BWW,o.nortn :W*f*???**BWW
ko.1d *:Ww*f*?**BWW,o.nortn :Ww*f*?**BWW,oarray *:Ww*f*??**BWW,t.nortn :Ww*f*??**BWW,m2d *:Ww*f*??**BWW
o.nortn :Ww*f*??**BWW,oarray *:Ww*f*???**BWW,t.nortn :Ww*f*???**BWW,m3d *:Ww*f*???**BWW,o.nortn :Ww*f*???**BWW
mcube *:Ww*f*???**BWW,q.nortn :Ww*f*???**BWW,iube *:W*f*??**BWW,l.nortn :W*f*??**BWW,ho.1d *:Ww*f***BWW
l.nortn :Ww*f***BWW,larray *:Ww*f*?**BWW,q.nortn :Ww*f*?**BWW,j2d *:Ww*f*?**BWW,l.nortn :Ww*f*?**BWW
larray *:Ww*f*??**BWW,q.nortn :Ww*f*??**BWW,j3d *:Ww*f*??**BWW,l.nortn :Ww*f*??**BWW,jcube *:Ww*f*??**BWW
n.nortn :Ww*f*??**BWW,fcd.1d *:Wf*?***BWW,k.nortn :Wf*?***BWW,karray *:Wf*?*?**BWW,p.nortn :Wf*?*?**BWW
i2d *:Wf*???*?**BWW,k.nortn :Wf*???*?**BWW,karray *:Wf*???*??**BWW,p.nortn :Wf*???*??**BWW,i3d *:Wf*?????*??**BWW
k.nortn :Wf*?????*??**BWW,icl.1d *:Wf*?*?**BWW,n.nortn :Wf*?*?**BWW,narray *:Wf*?*??**BWW,s.nortn :Wf*?*??**BWW
l2d *:Wf*???*??**BWW,n.nortn :Wf*???*??**BWW,narray *:Wf*???*???**BWW,s.nortn :Wf*???*???**BWW,l3d *:Wf*?????*???**BWW
n.nortn :Wf*?????*???**BWW,lcube *:Wf*???*???**BWW,p.nortn :Wf*???*???**BWW,lo.1d *:Wwf*?*?**BWW,p.nortn :Wwf*?*?**BWW
parray *:Wwf*?*??**BWW,u.nortn :Wwf*?*??**BWW,n2d *:Wwf*???*??**BWW,p.nortn :Wwf*???*??**BWW,parray *:Wwf*???*???**BWW
u.nortn :Wwf*???*???**BWW,n3d *:Wwf*?????*???**BWW,p.nortn :Wwf*?????*???**BWW,ncube *:Wwf*???*???**BWW
r.nortn :Wwf*???*???**BWW,jube *:Wf*???*??**BWW,m.nortn :Wf*???*??**BWW,io.1d *:Wwf*?***BWW,m.nortn :Wwf*?***BWW
marray *:Wwf*?*?**BWW,r.nortn :Wwf*?*?**BWW,k2d *:Wwf*???*?**BWW,m.nortn :Wwf*???*?**BWW,marray *:Wwf*???*??**BWW
r.nortn :Wwf*???*??**BWW,k3d *:Wwf*?????*??**BWW,m.nortn :Wwf*?????*??**BWW,kcube *:Wwf*???*??**BWW
o.nortn :Wwf*???*??**BWW,gl.1d *:Wf*?**BWW,k.nortn :Wf*?**BWW,karray *:Wf*??**BWW,p.nortn :Wf*??**BWW,i2d *:Wf*??**BWW
k.nortn :Wf*??**BWW,karray *:Wf*???**BWW,p.nortn :Wf*???**BWW,i3d *:Wf*???**BWW,k.nortn :Wf*???**BWW,icube *:Wf*???**BWW
m.nortn :Wf*???**BWW,io.1d *:Wwf*?**BWW,m.nortn :Wwf*?**BWW,marray *:Wwf*??**BWW,r.nortn :Wwf*??**BWW,k2d *:Wwf*??**BWW
m.nortn :Wwf*??**BWW,marray *:Wwf*???**BWW,r.nortn :Wwf*???**BWW,k3d *:Wwf*???**BWW,m.nortn :Wwf*???**BWW
kcube *:Wwf*???**BWW,o.nortn :Wwf*???**BWW,gube *:Wf*??**BWW,j.nortn :Wf*??**BWW,fd.1d *:Wf*?***BWW,j.nortn :Wf*?***BWW
jarray *:Wf*?*?**BWW,o.nortn :Wf*?*?**BWW,h2d *:Wf*???*?**BWW,j.nortn :Wf*???*?**BWW,jarray *:Wf*???*??**BWW
o.nortn :Wf*???*??**BWW,h3d *:Wf*?????*??**BWW,j.nortn :Wf*?????*??**BWW,hcl.1d *:Wf*?*?**BWW,m.nortn :Wf*?*?**BWW
marray *:Wf*?*??**BWW,r.nortn :Wf*?*??**BWW,k2d *:Wf*???*??**BWW,m.nortn :Wf*???*??**BWW,marray *:Wf*???*???**BWW
r.nortn :Wf*???*???**BWW,k3d *:Wf*?????*???**BWW,m.nortn :Wf*?????*???**BWW,kcube *:Wf*???*???**BWW
o.nortn :Wf*???*???**BWW,ko.1d *:Wwf*?*?**BWW,o.nortn :Wwf*?*?**BWW,oarray *:Wwf*?*??**BWW,t.nortn :Wwf*?*??**BWW
m2d *:Wwf*???*??**BWW,o.nortn :Wwf*???*??**BWW,oarray *:Wwf*???*???**BWW,t.nortn :Wwf*???*???**BWW
m3d *:Wwf*?????*???**BWW,o.nortn :Wwf*?????*???**BWW,mcube *:Wwf*???*???**BWW,q.nortn :Wwf*???*???**BWW
iube *:Wf*???*??**BWW,l.nortn :Wf*???*??**BWW,ho.1d *:Wwf*?***BWW,l.nortn :Wwf*?***BWW,larray *:Wwf*?*?**BWW
q.nortn :Wwf*?*?**BWW,j2d *:Wwf*???*?**BWW,l.nortn :Wwf*???*?**BWW,larray *:Wwf*???*??**BWW,q.nortn :Wwf*???*??**BWW
j3d *:Wwf*?????*??**BWW,l.nortn :Wwf*?????*??**BWW,jcube *:Wwf*???*??**BWW,n.nortn :Wwf*???*??**BWW,fl.1d *:Wf*?**BWW
j.nortn :Wf*?**BWW,jarray *:Wf*??**BWW,o.nortn :Wf*??**BWW,h2d *:Wf*??**BWW,j.nortn :Wf*??**BWW,jarray *:Wf*???**BWW
o.nortn :Wf*???**BWW,h3d *:Wf*???**BWW,j.nortn :Wf*???**BWW,hcube *:Wf*???**BWW,l.nortn :Wf*???**BWW,ho.1d *:Wwf*?**BWW
l.nortn :Wwf*?**BWW,larray *:Wwf*??**BWW,q.nortn :Wwf*??**BWW,j2d *:Wwf*??**BWW,l.nortn :Wwf*??**BWW
larray *:Wwf*???**BWW,q.nortn :Wwf*???**BWW,j3d *:Wwf*???**BWW,l.nortn :Wwf*???**BWW,jcube *:Wwf*???**BWW
n.nortn :Wwf*???**BWW,gz.1d *:Wf***BWW,k.nortn :Wf***BWW,karray *:Wf*?**BWW,p.nortn :Wf*?**BWW,i2d *:Wf*?**BWW
k.nortn :Wf*?**BWW,karray *:Wf*??**BWW,p.nortn :Wf*??**BWW,i3d *:Wf*??**BWW,k.nortn :Wf*??**BWW,icube *:Wf*??**BWW
m.nortn :Wf*??**BWW,io.1d *:Wwf***BWW,m.nortn :Wwf***BWW,marray *:Wwf*?**BWW,r.nortn :Wwf*?**BWW,k2d *:Wwf*?**BWW
m.nortn :Wwf*?**BWW,marray *:Wwf*??**BWW,r.nortn :Wwf*??**BWW,k3d *:Wwf*??**BWW,m.nortn :Wwf*??**BWW,kcube *:Wwf*??**BWW
o.nortn :Wwf*??**BWW,fo.1d *:Wwf***BWW,j.nortn :Wwf***BWW,jarray *:Wwf*?**BWW,o.nortn :Wwf*?**BWW,h2d *:Wwf*?**BWW
j.nortn :Wwf*?**BWW,jarray *:Wwf*??**BWW,o.nortn :Wwf*??**BWW,h3d *:Wwf*??**BWW,j.nortn :Wwf*??**BWW,hcube *:Wwf*??**BWW
l.nortn :Wwf*??**BWW,ed.1d *:W*?***BWW,i.nortn :W*?***BWW,iarray *:W*?*?**BWW,n.nortn :W*?*?**BWW,g2d *:W*???*?**BWW
i.nortn :W*???*?**BWW,iarray *:W*???*??**BWW,n.nortn :W*???*??**BWW,g3d *:W*?????*??**BWW,i.nortn :W*?????*??**BWW
gcl.1d *:W*?*?**BWW,l.nortn :W*?*?**BWW,larray *:W*?*??**BWW,q.nortn :W*?*??**BWW,j2d *:W*???*??**BWW
l.nortn :W*???*??**BWW,larray *:W*???*???**BWW,q.nortn :W*???*???**BWW,j3d *:W*?????*???**BWW,l.nortn :W*?????*???**BWW
jcube *:W*???*???**BWW,n.nortn :W*???*???**BWW,jo.1d *:Ww*?*?**BWW,n.nortn :Ww*?*?**BWW,narray *:Ww*?*??**BWW
s.nortn :Ww*?*??**BWW,l2d *:Ww*???*??**BWW,n.nortn :Ww*???*??**BWW,narray *:Ww*???*???**BWW,s.nortn :Ww*???*???**BWW
l3d *:Ww*?????*???**BWW,n.nortn :Ww*?????*???**BWW,lcube *:Ww*???*???**BWW,p.nortn :Ww*???*???**BWW,hube *:W*???*??**BWW
k.nortn :W*???*??**BWW,go.1d *:Ww*?***BWW,k.nortn :Ww*?***BWW,karray *:Ww*?*?**BWW,p.nortn :Ww*?*?**BWW
i2d *:Ww*???*?**BWW,k.nortn :Ww*???*?**BWW,karray *:Ww*???*??**BWW,p.nortn :Ww*???*??**BWW,i3d *:Ww*?????*??**BWW
k.nortn :Ww*?????*??**BWW,icube *:Ww*???*??**BWW,m.nortn :Ww*???*??**BWW,el.1d *:W*?**BWW,i.nortn :W*?**BWW
iarray *:W*??**BWW,n.nortn :W*??**BWW,g2d *:W*??**BWW,i.nortn :W*??**BWW,iarray *:W*???**BWW,n.nortn :W*???**BWW
g3d *:W*???**BWW,i.nortn :W*???**BWW,gcube *:W*???**BWW,k.nortn :W*???**BWW,go.1d *:Ww*?**BWW,k.nortn :Ww*?**BWW
karray *:Ww*??**BWW,p.nortn :Ww*??**BWW,i2d *:Ww*??**BWW,k.nortn :Ww*??**BWW,karray *:Ww*???**BWW,p.nortn :Ww*???**BWW
i3d *:Ww*???**BWW,k.nortn :Ww*???**BWW,icube *:Ww*???**BWW,m.nortn :Ww*???**BWW,eube *:W*??**BWW,h.nortn :W*??**BWW
dd.1d *:W*?***BWW,h.nortn :W*?***BWW,harray *:W*?*?**BWW,m.nortn :W*?*?**BWW,f2d *:W*???*?**BWW,h.nortn :W*???*?**BWW
harray *:W*???*??**BWW,m.nortn :W*???*??**BWW,f3d *:W*?????*??**BWW,h.nortn :W*?????*??**BWW,fcl.1d *:W*?*?**BWW
k.nortn :W*?*?**BWW,karray *:W*?*??**BWW,p.nortn :W*?*??**BWW,i2d *:W*???*??**BWW,k.nortn :W*???*??**BWW
karray *:W*???*???**BWW,p.nortn :W*???*???**BWW,i3d *:W*?????*???**BWW,k.nortn :W*?????*???**BWW,icube *:W*???*???**BWW
m.nortn :W*???*???**BWW,io.1d *:Ww*?*?**BWW,m.nortn :Ww*?*?**BWW,marray *:Ww*?*??**BWW,r.nortn :Ww*?*??**BWW
k2d *:Ww*???*??**BWW,m.nortn :Ww*???*??**BWW,marray *:Ww*???*???**BWW,r.nortn :Ww*???*???**BWW,k3d *:Ww*?????*???**BWW
m.nortn :Ww*?????*???**BWW,kcube *:Ww*???*???**BWW,o.nortn :Ww*???*???**BWW,gube *:W*???*??**BWW,j.nortn :W*???*??**BWW
fo.1d *:Ww*?***BWW,j.nortn :Ww*?***BWW,jarray *:Ww*?*?**BWW,o.nortn :Ww*?*?**BWW,h2d *:Ww*???*?**BWW
j.nortn :Ww*???*?**BWW,jarray *:Ww*???*??**BWW,o.nortn :Ww*???*??**BWW,h3d *:Ww*?????*??**BWW,j.nortn :Ww*?????*??**BWW
hcube *:Ww*???*??**BWW,l.nortn :Ww*???*??**BWW,dl.1d *:W*?**BWW,h.nortn :W*?**BWW,harray *:W*??**BWW,m.nortn :W*??**BWW
f2d *:W*??**BWW,h.nortn :W*??**BWW,harray *:W*???**BWW,m.nortn :W*???**BWW,f3d *:W*???**BWW,h.nortn :W*???**BWW
fcube *:W*???**BWW,j.nortn :W*???**BWW,fo.1d *:Ww*?**BWW,j.nortn :Ww*?**BWW,jarray *:Ww*??**BWW,o.nortn :Ww*??**BWW
h2d *:Ww*??**BWW,j.nortn :Ww*??**BWW,jarray *:Ww*???**BWW,o.nortn :Ww*???**BWW,h3d *:Ww*???**BWW,j.nortn :Ww*???**BWW
hcube *:Ww*???**BWW,l.nortn :Ww*???**BWW,ez.1d *:W***BWW,i.nortn :W***BWW,iarray *:W*?**BWW,n.nortn :W*?**BWW
g2d *:W*?**BWW,i.nortn :W*?**BWW,iarray *:W*??**BWW,n.nortn :W*??**BWW,g3d *:W*??**BWW,i.nortn :W*??**BWW
gcube *:W*??**BWW,k.nortn :W*??**BWW,go.1d *:Ww***BWW,k.nortn :Ww***BWW,karray *:Ww*?**BWW,p.nortn :Ww*?**BWW
i2d *:Ww*?**BWW,k.nortn :Ww*?**BWW,karray *:Ww*??**BWW,p.nortn :Ww*??**BWW,i3d *:Ww*??**BWW,k.nortn :Ww*??**BWW
icube *:Ww*??**BWW,m.nortn :Ww*??**BWW,do.1d *:Ww***BWW,h.nortn :Ww***BWW,harray *:Ww*?**BWW,m.nortn :Ww*?**BWW
f2d *:Ww*?**BWW,h.nortn :Ww*?**BWW,harray *:Ww*??**BWW,m.nortn :Ww*??**BWW,f3d *:Ww*??**BWW,h.nortn :Ww*??**BWW
fcube *:Ww*??**BWW,j.nortn :Ww*??**BWW,7tore.1d :*W**WW,earray :*W*?*WW,c2d :*W*?*WW,earray :*W*??*WW,jmsaa :*W*???*WW
emsaa :*W*??*WW,c3d :*W*??*WW,ccube :*W*??*WW,cmip.1d :*W*?*WW,iarray :*W*??*WW,g2d :*W*??*WW,iarray :*W*???*WW
g3d :*W*???*WW,gcube :*W*???*WW,2plicit.buffer.ptr l:,8arg.ptr l:,1nit.exec :D,9.from.input :wW,5whole.wave b:
2terp.inreg.p10 f:fff,g.f16 f:fffB,e2 f:fff,f.f16 h:fffB,7mov f:WWWw,7p1 f:fWWw,9.f16 f:fWWBw,90.rtz.f16 f:fffB
82 f:ffWWw,9.f16 h:ffWWBw,artz.f16 h:fffB,2verse.ballot b:*,1s.private b:p,3shared b:p,0kernarg.segment.ptr l:,1ill :b
0lds.direct.load *:w,4kernel.id w:,4param.load f:WWw,1erp w:www,1ive.mask b:,1oad.to.lds :*kWWW,2g *:?,3.clamp *:?
2op b:*,0make.buffer.rsrc *:*sdw,1bcnt.hi w:ww,6lo w:ww,1fma.f32.16x16x16bf16.1k 4f:4s4s4fWWW,hf16 4f:4h4h4fWWW
gf32 16f:ff16fWWW,f2bf16 16f:2s2s16fWWW,f32.bf16 4f:8y8y4fWWW,k8.bf8 4f:dd4fWWW,mfp8 4f:dd4fWWW,if16 4f:8h8h4fWWW
jp8.bf8 4f:dd4fWWW,mfp8 4f:dd4fWWW,f4bf16.1k 16f:4s4s16fWWW,gf16 16f:4h4h16fWWW,h32 4f:ff4fWWW,f8.xf32 4f:2f2f4fWWW
gbf16 4f:2s2s4fWWW,932x32x16.bf16 16f:8y8y16fWWW,k8.bf8 16f:dd16fWWW,mfp8 16f:dd16fWWW,if16 16f:8h8h16fWWW
jp8.bf8 16f:dd16fWWW,mfp8 16f:dd16fWWW,gf32 32f:ff32fWWW,f2bf16 32f:2s2s32fWWW,gf32 16f:ff16fWWW,f4.xf32 16f:2f2f16fWWW
gbf16 16f:2s2s16fWWW,k.1k 32f:4s4s32fWWW,gf16 32f:4h4h32fWWW,f8bf16.1k 16f:4s4s16fWWW,gf16 16f:4h4h16fWWW
94x4x1f32 4f:ff4fWWW,d2bf16 4f:2s2s4fWWW,d4bf16.1k 4f:4s4s4fWWW,ef16 4f:4h4h4fWWW,664.16x16x4f64 4g:gg4gWWW
94x4x4f64 g:gggWWW,5i32.16x16x16i8 4w:ww4wWWW,f32.i8 4w:dd4wWWW,f4i8 16w:ww16wWWW,f64.i8 4w:4w4w4wWWW
932x32x16.i8 16w:dd16wWWW,f32.i8 16w:4w4w16wWWW,f4i8 32w:ww32wWWW,f8i8 16w:ww16wWWW,94x4x4i8 4w:ww4wWWW
5scale.f32.16x16x128.f8f6f4 4f:**4fWWWwWw,f32x32x64.f8f6f4 16f:**16fWWWwWw,1ov.dpp *:?WWWB,78 *:?W,1qsad.pk.u16.u8 d:dwd
6u32.u8 4w:dw4w,1sad.u8 w:www,1ul.i24 *:ww,4u24 *:ww,3hi.i24 w:ww,6u24 w:ww,0perm w:www,4.pk16.b4.u4 2w:ww2w
b6.u4 3w:wd2w,b8.u4 4w:dd2w,4lane.bcast w:www,9down w:www,9idx.gen w:ww,9up w:www,9xor w:www,816 *:??wwBB,a.swap ww:wwBB
bvar w:wwwBB,832.swap ww:wwBB,864 *:?,8x16 *:??wwBB,b.var w:wwwBB,1k.add.max.i16 2s:2s2s2sB,bu16 2s:2s2s2sB
8in.i16 2s:2s2s2sB,bu16 2s:2s2s2sB,1ops.exiting.wave.id w:,1rng.b32 w:w,1s.live b:,0qsad.pk.u16.u8 d:dwd,1ueue.ptr l:
0raw.atomic.buffer.load *:4wwwW,4buffer.atomic.add *:?4wwwW,jnd *:?4wwwW,icmpswap *:??4wwwW,jond.sub.u32 *:?4wwwW
idec *:?4wwwW,ifadd *:?4wwwW,jmax *:?4wwwW,kin *:?4wwwW,iinc *:?4wwwW,ior *:?4wwwW,ismax *:?4wwwW,kin *:?4wwwW
jub *:?4wwwW,l.clamp.u32 *:?4wwwW,jwap *:?4wwwW,iumax *:?4wwwW,kin *:?4wwwW,ixor *:?4wwwW,bload *:4wwwW,f.format *:4wwwW
glds :4wkWwwWW,bstore :*4wwwW,g.format :*4wwwW,4ptr.atomic.buffer.load *:rwwW,8buffer.atomic.add *:?rwwW,nnd *:?rwwW
mcmpswap *:??rwwW,nond.sub.u32 *:?rwwW,mdec *:?rwwW,mfadd *:?rwwW,nmax *:?rwwW,oin *:?rwwW,minc *:?rwwW,mor *:?rwwW
msmax *:?rwwW,oin *:?rwwW,nub *:?rwwW,p.clamp.u32 *:?rwwW,nwap *:?rwwW,mumax *:?rwwW,oin *:?rwwW,mxor *:?rwwW
fload *:rwwW,j.format *:rwwW,klds :rkWwwWW,fstore :*rwwW,k.format :*rwwW,8tbuffer.load *:rwwWW,gstore :*rwwWW
4tbuffer.load *:4wwwWW,cstore :*4wwwWW,1cp *:?,3.legacy f:f,1eadfirstlane *:?,4lane *:?w,2loc.constant w:?,1sq *:?
3.clamp *:?,4legacy f:f,0s.barrier :,9.init :kw,ajoin :k,aleave :S,asignal :W,g.isfirst b:W,hvar :kw,await :S
3itreplicate d:w,3uffer.load *:4wwW,9prefetch.data :rWw,2cluster.barrier :,2dcache.inv :,c.vol :,9wb :,b.vol :
3ecperflevel :W,2get.barrier.state w:w,6named.barrier.state w:k,6waveid.in.workgroup w:,5pc d:,5reg w:W,2incperflevel :W
2memrealtime d:,5time d:,3onitor.sleep :S,2nop :S,2prefetch.data :*w,2quadmask *:*,2sendmsg :Ww,9.rtn *:W,9halt :Ww
4thalt :W,5prio :S,9.inc.wg :S,5reg :Ww,3leep :W,7.var :w,2ttracedata :w,c.imm :S,2wait.asynccnt :S,7bvhcnt :S,7dscnt :S
7event.export.ready :,8xpcnt :S,7kmcnt :S,7loadcnt :S,7samplecnt :S,8torecnt :S,7tensorcnt :S,6cnt :W,4keup.barrier :k
3qm *:*,1ad.hi.u8 w:www,4u16 w:www,58 w:www,2t.pk4.i4.i8 s:w,8u4.u8 s:w,1bfe *:?ww,1ched.barrier :W,6group.barrier :WWW
1dot2 w:2s2swB,44 w:wwwB,48 w:wwwB,1et.inactive *:??,c.chain.arg *:??,1ffbh *:?,1in *:?
1mfmac.f32.16x16x128.bf8.bf8 4f:4w8w4fwWW,pfp8 4f:4w8w4fwWW,lfp8.bf8 4f:4w8w4fwWW,pfp8 4f:4w8w4fwWW,h32.bf16 4f:4s8s4fwWW
kf16 4f:4h8h4fwWW,h64.bf16 4f:8y16y4fwWW,m8.bf8 4f:2w4w4fwWW,ofp8 4f:2w4w4fwWW,kf16 4f:8h16h4fwWW,lp8.bf8 4f:2w4w4fwWW
ofp8 4f:2w4w4fwWW,b32x32x16.bf16 16f:4s8s16fwWW,kf16 16f:4h8h16fwWW,h32.bf16 16f:8y16y16fwWW,m8.bf8 16f:2w4w16fwWW
ofp8 16f:2w4w16fwWW,kf16 16f:8h16h16fwWW,lp8.bf8 16f:2w4w16fwWW,ofp8 16f:2w4w16fwWW,h64.bf8.bf8 16f:4w8w16fwWW
ofp8 16f:4w8w16fwWW,kfp8.bf8 16f:4w8w16fwWW,ofp8 16f:4w8w16fwWW,7i32.16x16x128.i8 4w:4w8w4wwWW,h64.i8 4w:2w4w4wwWW
b32x32x32.i8 16w:2w4w16wwWW,h64.i8 16w:4w8w16wwWW,1oftwqm *:?,1qrt *:?,1trict.wqm *:?,8wm *:?
3uct.atomic.buffer.load *:4wwwwW,7buffer.atomic.add *:?4wwwwW,mnd *:?4wwwwW,lcmpswap *:??4wwwwW,mond.sub.u32 *:?4wwwwW
ldec *:?4wwwwW,lfadd *:?4wwwwW,mmax *:?4wwwwW,nin *:?4wwwwW,linc *:?4wwwwW,lor *:?4wwwwW,lsmax *:?4wwwwW,nin *:?4wwwwW
mub *:?4wwwwW,o.clamp.u32 *:?4wwwwW,mwap *:?4wwwwW,lumax *:?4wwwwW,nin *:?4wwwwW,lxor *:?4wwwwW,eload *:4wwwwW
i.format *:4wwwwW,jlds :4wkWwwwWW,estore :*4wwwwW,j.format :*4wwwwW,7ptr.atomic.buffer.load *:rwwwW
bbuffer.atomic.add *:?rwwwW,qnd *:?rwwwW,pcmpswap *:??rwwwW,qond.sub.u32 *:?rwwwW,pdec *:?rwwwW,pfadd *:?rwwwW
qmax *:?rwwwW,rin *:?rwwwW,pinc *:?rwwwW,por *:?rwwwW,psmax *:?rwwwW,rin *:?rwwwW,qub *:?rwwwW,s.clamp.u32 *:?rwwwW
qwap *:?rwwwW,pumax *:?rwwwW,rin *:?rwwwW,pxor *:?rwwwW,iload *:rwwwW,m.format *:rwwwW,nlds :rkWwwwWW,istore :*rwwwW
n.format :*rwwwW,btbuffer.load *:rwwwWW,jstore :*rwwwWW,7tbuffer.load *:4wwwwWW,fstore :*4wwwwWW,1udot4 w:BwBwwB
58 w:BwBwwB,1wmmac.bf16.16x16x32.bf16 *:**?*,i64.bf16 *:B*B*?*BB,bf32.16x16x64.bf16 *:B*B*?*BB
7f16.16x16x128.bf8.bf8 *:**?*BB,pfp8 *:**?*BB,lfp8.bf8 *:**?*BB,pfp8 *:**?*BB,h32.f16 *:**?*,h64.f16 *:B*B*?*BB
832.16x16x128.bf8.bf8 *:**?*BB,pfp8 *:**?*BB,lfp8.bf8 *:**?*BB,pfp8 *:**?*BB,h32.bf16 *:**?*,m8.bf8 *:**?*,ofp8 *:**?*
kf16 *:**?*,lp8.bf8 *:**?*,ofp8 *:**?*,h64.bf16 *:B*B*?*BB,kf16 *:B*B*?*BB,7i32.16x16x128.iu8 *:B*B*?*BBB
h32.iu4 *:B*B*?*B,m8 *:B*B*?*B,h64.iu4 *:B*B*?*B,0tanh *:?,1ensor.load.to.lds :4w8w4w4wW,i.d2 :4w8wW
7store.from.lds :4w8w4w4wW,l.d2 :4w8wW,1rig.preop *:?w,0ubfe *:?ww,1dot2 w:2s2swB,44 w:wwwB,48 w:wwwB,1nreachable :
1pdate.dpp *:??WWWB,0wave.barrier :,5id w:,5reduce.add *:?W,dnd *:?W,cfadd *:?W,dmax *:?W,ein *:?W,dsub *:?W,cmax *:?W
din *:?W,cor *:?W,csub *:?W,cumax *:?W,ein *:?W,cxor *:?W,5shuffle *:?w,4frontsize w:,1mma.bf16.16x16x16.bf16 *:*??B
n.tied *:*??B,g32.bf16 *:B*B?S?BB,9f32.16x16x32.bf16 *:B*B?S*BB,5f16.16x16x128.bf8.bf8 *:*?S?BB,nfp8 *:*?S?BB
jfp8.bf8 *:*?S?BB,nfp8 *:*?S?BB,g6.f16 *:*??B,l.tied *:*??B,f32.f16 *:B*B?S?BB,f64.bf8.bf8 *:*?S?BB,mfp8 *:*?S?BB
ifp8.bf8 *:*?S?BB,mfp8 *:*?S?BB,632.16x16x128.bf8.bf8 *:*?S?BB,nfp8 *:*?S?BB,jf8f6f4 *:W*W*S?,kp8.bf8 *:*?S?BB
nfp8 *:*?S?BB,g6.bf16 *:*??,k8.bf8 *:*??,mfp8 *:*??,if16 *:*??,jp8.bf8 *:*??,mfp8 *:*??,f32.bf16 *:B*B?S?BB
if16 *:B*B?S?BB,f4.f32 *:B*B?S?BB,f64.bf8.bf8 *:*?S?BB,mfp8 *:*?S?BB,ifp8.bf8 *:*?S?BB,mfp8 *:*?S?BB,932x16x128.f4 *:**S?
5i32.16x16x16.iu4 *:B*B??B,k8 *:B*B??B,f32.iu4 *:B*B??B,f64.iu8 *:B*B??BBB,5scale.f32.16x16x128.f8f6f4 *:W*W*S?WWwWWwBB
f32x16x128.f4 *:**S?WWwWWwBB,a16.f32.16x16x128.f8f6f4 *:W*W*S?WWdWWdBB,h32x16x128.f4 *:**S?WWdWWdBB,1orkgroup.id.x w:
dy w:,dz w:,4item.id.x w:,cy w:,cz w:,1qm *:?,3.demote :b,4vote b:b,1ritelane *:?w?,1wm *:?
`;
