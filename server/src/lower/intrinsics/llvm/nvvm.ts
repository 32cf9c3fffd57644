/**
 * Intrinsics of LLVM 22 that are NVIDIA's: made by `tools/gen-intrinsics.ts`, read by
 * `known.ts`.
 */

export const NVVM = `
0activemask w:,1dd.rm.d g:gg,7f f:ff,8tz.f f:ff,bsat.f f:ff,7sat.f f:ff,5n.d g:gg,7f f:ff,8tz.f f:ff,bsat.f f:ff
7sat.f f:ff,5p.d g:gg,7f f:ff,8tz.f f:ff,bsat.f f:ff,7sat.f f:ff,5z.d g:gg,7f f:ff,8tz.f f:ff,bsat.f f:ff,7sat.f f:ff
1pplypriority.L2.evict.normal :pD,eglobal.L2.evict.normal :iD,1tomic.add.gen.f.cta *:*?,hsys *:*?,fi.cta *:*?,hsys *:*?
8nd.gen.i.cta *:*?,hsys *:*?,7cas.gen.i.cta *:*??,hsys *:*??,7dec.gen.i.cta *:*?,hsys *:*?,7exch.gen.i.cta *:*?,isys *:*?
7inc.gen.i.cta *:*?,hsys *:*?,7max.gen.i.cta *:*?,hsys *:*?,8in.gen.i.cta *:*?,hsys *:*?,7or.gen.i.cta *:*?,gsys *:*?
7xor.gen.i.cta *:*?,hsys *:*?,0bar.warp.sync :w,3rier.cluster.arrive :,m.aligned :,nrelaxed :,u.aligned :,gwait :
k.aligned :,9ta.arrive.aligned.count :ww,jcount :ww,cred.and.aligned.all b:wb,scount b:wwb,ml b:wb,kcount b:wwb
gor.aligned.all b:wb,rcount b:wwb,ll b:wb,jcount b:wwb,gpopc.aligned.all w:wb,tcount w:wwb,nl w:wb,lcount w:wwb
csync.aligned.all :w,pcount :ww,jl :w,hcount :ww,1f16x2.to.ue8m0x2.rp s:2y,k.satfinite s:2y,jz s:2y,k.satfinite s:2y
22h.rn s:y,7.ftz s:y,1msk.clamp w:ww,5wrap w:ww,0ceil.d g:g,5f f:f,6tz.f f:f
1lusterlaunchcontrol.query_cancel.get_first_ctaid.x w:q,zet_first_ctaid.y w:q,zet_first_ctaid.z w:q,yis_canceled b:q
ltry_cancel.async.multicast.shared :kk,znc.shared :kk,1ompiler.error :*,9warn :*,2s.approx.f f:f,ctz.f f:f
1p.async.bulk.commit.group :,eglobal.to.shared.cluster :okiwsdBB,wta :kkiwdB,eprefetch.L2 :iwdB
eshared.cta.to.cluster :okkw,sglobal :ikwdB,y.bytemask :ikwdBs,etensor.g2s.cta.im2col.3d :kkpwwwsdB,z.4d :kkpwwwwssdB
z.5d :kkpwwwwwsssdB,z.w.128.3d :kkpwwwssdB,z.w.128.4d :kkpwwwwssdB,z.w.128.5d :kkpwwwwwssdB,z.w.3d :kkpwwwssdB
z.w.4d :kkpwwwwssdB,z.w.5d :kkpwwwwwssdB,ttile.1d :kkpwdB,y2d :kkpwwdB,y3d :kkpwwwdB,y4d :kkpwwwwdB,y5d :kkpwwwwwdB
ygather4.2d :kkpwwwwwdB,pim2col.3d :okpwwwssdBBW,w4d :okpwwwwsssdBBW,w5d :okpwwwwwssssdBBW,ww.128.3d :okpwwwsssdBBW
z28.4d :okpwwwwsssdBBW,z28.5d :okpwwwwwsssdBBW,y3d :okpwwwsssdBBW,y4d :okpwwwwsssdBBW,y5d :okpwwwwwsssdBBW
ptile.1d :okpwsdBBW,u2d :okpwwsdBBW,u3d :okpwwwsdBBW,u4d :okpwwwwsdBBW,u5d :okpwwwwwsdBBW,ugather4.2d :okpwwwwwsdBBW
lprefetch.im2col.3d :pwwwsdB,zl.4d :pwwwwssdB,zl.5d :pwwwwwsssdB,zl.w.128.3d :pwwwssdB,zl.w.128.4d :pwwwwssdB
zl.w.128.5d :pwwwwwssdB,zl.w.3d :pwwwssdB,zl.w.4d :pwwwwssdB,zl.w.5d :pwwwwwssdB,utile.1d :pwdB,z2d :pwwdB,z3d :pwwwdB
z4d :pwwwwdB,z5d :pwwwwwdB,zgather4.2d :pwwwwwdB,lreduce.add.im2col.3d :kpwwwdB,zcol.4d :kpwwwwdB,zcol.5d :kpwwwwwdB
wtile.1d :kpwdB,ze.2d :kpwwdB,ze.3d :kpwwwdB,ze.4d :kpwwwwdB,ze.5d :kpwwwwwdB,tnd.im2col.3d :kpwwwdB,zcol.4d :kpwwwwdB
zcol.5d :kpwwwwwdB,wtile.1d :kpwdB,ze.2d :kpwwdB,ze.3d :kpwwwdB,ze.4d :kpwwwwdB,ze.5d :kpwwwwwdB,sdec.im2col.3d :kpwwwdB
zcol.4d :kpwwwwdB,zcol.5d :kpwwwwwdB,wtile.1d :kpwdB,ze.2d :kpwwdB,ze.3d :kpwwwdB,ze.4d :kpwwwwdB,ze.5d :kpwwwwwdB
sinc.im2col.3d :kpwwwdB,zcol.4d :kpwwwwdB,zcol.5d :kpwwwwwdB,wtile.1d :kpwdB,ze.2d :kpwwdB,ze.3d :kpwwwdB,ze.4d :kpwwwwdB
ze.5d :kpwwwwwdB,smax.im2col.3d :kpwwwdB,zcol.4d :kpwwwwdB,zcol.5d :kpwwwwwdB,wtile.1d :kpwdB,ze.2d :kpwwdB
ze.3d :kpwwwdB,ze.4d :kpwwwwdB,ze.5d :kpwwwwwdB,tin.im2col.3d :kpwwwdB,zcol.4d :kpwwwwdB,zcol.5d :kpwwwwwdB
wtile.1d :kpwdB,ze.2d :kpwwdB,ze.3d :kpwwwdB,ze.4d :kpwwwwdB,ze.5d :kpwwwwwdB,sor.im2col.3d :kpwwwdB,zol.4d :kpwwwwdB
zol.5d :kpwwwwwdB,vtile.1d :kpwdB,z.2d :kpwwdB,z.3d :kpwwwdB,z.4d :kpwwwwdB,z.5d :kpwwwwwdB,sxor.im2col.3d :kpwwwdB
zcol.4d :kpwwwwdB,zcol.5d :kpwwwwwdB,wtile.1d :kpwdB,ze.2d :kpwwdB,ze.3d :kpwwwdB,ze.4d :kpwwwwdB,ze.5d :kpwwwwwdB
ls2g.im2col.3d :kpwwwdB,w4d :kpwwwwdB,w5d :kpwwwwwdB,ptile.1d :kpwdB,u2d :kpwwdB,u3d :kpwwwdB,u4d :kpwwwwdB
u5d :kpwwwwwdB,uscatter4.2d :kpwwwwwdB,ewait.group :W,o.read :W,9ca.shared.global.16 :ki,s.s :kiw,q4 :ki,r.s :kiw,q8 :ki
r.s :kiw,ag.shared.global.16 :ki,s.s :kiw,aommit.group :,9mbarrier.arrive :p,o.noinc :p,u.shared :k,pshared :k
9wait.all :,egroup :W,0d2f.rm f:g,6.ftz f:g,5n f:g,6.ftz f:g,5p f:g,6.ftz f:g,5z f:g,6.ftz f:g,2i.hi w:g,4lo w:g,4rm w:g
5n w:g,5p w:g,5z w:g,2ll.rm d:g,6n d:g,6p d:g,6z d:g,2ui.rm w:g,6n w:g,6p w:g,6z w:g,3ll.rm d:g,7n d:g,7p d:g,7z d:g
1iscard.L2 :pD,8global.L2 :iD,2v.approx.f f:ff,ctz.f f:ff,4full f:ff,8.ftz f:ff,4rm.d g:gg,7f f:ff,8tz.f f:ff,5n.d g:gg
7f f:ff,8tz.f f:ff,5p.d g:gg,7f f:ff,8tz.f f:ff,5z.d g:gg,7f f:ff,8tz.f f:ff,0e2m1x2.to.f16x2.rn 2h:s,i.relu 2h:s
33x2.to.f16x2.rn 2h:s,i.relu 2h:s,13m2x2.to.f16x2.rn 2h:s,i.relu 2h:s,14m3x2.to.f16x2.rn 2h:s,i.relu 2h:s
15m2x2.to.f16x2.rn 2h:s,i.relu 2h:s,1lect.sync wb:w,1x2.approx *:?,a.ftz *:?,2it :,0f16x2.to.e4m3x2.rn s:2h,i.relu s:2h
a5m2x2.rn s:2h,i.relu s:2h,12bf16.rn y:f,9.relu y:f,e.satfinite y:f,asatfinite y:f,8z y:f,9.relu y:f,e.satfinite y:f
asatfinite y:f,2f16.rn h:f,8.relu h:f,d.satfinite h:f,9satfinite h:f,7z h:f,8.relu h:f,d.satfinite h:f,9satfinite h:f
2h.rn s:f,6.ftz s:f,2i.rm w:f,6.ftz w:f,5n w:f,6.ftz w:f,5p w:f,6.ftz w:f,5z w:f,6.ftz w:f,2ll.rm d:f,7.ftz d:f,6n d:f
7.ftz d:f,6p d:f,7.ftz d:f,6z d:f,7.ftz d:f,2tf32.rn w:f,9.relu w:f,e.satfinite w:f,asatfinite w:f,9a w:f,a.satfinite w:f
8z w:f,9.relu w:f,e.satfinite w:f,asatfinite w:f,2ui.rm w:f,7.ftz w:f,6n w:f,7.ftz w:f,6p w:f,7.ftz w:f,6z w:f,7.ftz w:f
3ll.rm d:f,8.ftz d:f,7n d:f,8.ftz d:f,7p d:f,8.ftz d:f,7z d:f,8.ftz d:f,132x4.to.e2m1x4.rs.relu.satfinite s:4fw
jsatfinite s:4fw,c3x4.rs.relu.satfinite 4c:4fw,jsatfinite 4c:4fw,a3m2x4.rs.relu.satfinite 4c:4fw,jsatfinite 4c:4fw
a4m3x4.rs.relu.satfinite 4c:4fw,jsatfinite 4c:4fw,a5m2x4.rs.relu.satfinite 4c:4fw,jsatfinite 4c:4fw,1abs *:?,4.ftz *:?
1ence.acquire.sync_restrict.space.cluster.scope.cluster :,6mbarrier_init.release.cluster :,6proxy.alias :,dsync :
h.global :,ishared_cluster :,qta :,h_generic.acquire.sync_restrict.space.cluster.scope.cluster :
qrelease.sync_restrict.space.cta.scope.cluster :,ctensormap_generic.acquire.cluster :pW,zre.cta :pW,zre.gpu :pW
zre.sys :pW,urelease.cluster :,zse.cta :,zse.gpu :,zse.sys :,6release.sync_restrict.space.cta.scope.cluster :
6sc.cluster :,1f.to.e2m1x2.rn.relu.satfinite s:ff,gsatfinite s:ff,93x2.rn.relu.satfinite s:ff,gsatfinite s:ff
73m2x2.rn.relu.satfinite s:ff,gsatfinite s:ff,74m3x2.rn s:ff,f.relu s:ff,75m2x2.rn s:ff,f.relu s:ff,6ue8m0x2.rp s:ff
g.satfinite s:ff,fz s:ff,g.satfinite s:ff,22bf16x2.rn 2y:ff,c.relu 2y:ff,h.satfinite 2y:ff,dsatfinite 2y:ff,bs 2y:ffw
c.relu 2y:ffw,h.satfinite 2y:ffw,dsatfinite 2y:ffw,bz 2y:ff,c.relu 2y:ff,h.satfinite 2y:ff,dsatfinite 2y:ff
3f16x2.rn 2h:ff,b.relu 2h:ff,g.satfinite 2h:ff,csatfinite 2h:ff,as 2h:ffw,b.relu 2h:ffw,g.satfinite 2h:ffw
csatfinite 2h:ffw,az 2h:ff,b.relu 2h:ff,g.satfinite 2h:ff,csatfinite 2h:ff,1lo.s w:*B,4u w:*B,3or.d g:g,6f f:f,7tz.f f:f
1ma.rm.d g:ggg,7f f:fff,8tz.f f:fff,bsat.f f:fff,7sat.f f:fff,5n.bf16 y:yyy,bx2 2y:2y2y2y,7d g:ggg,7f f:fff,816 h:hhh
ax2 2h:2h2h2h,8tz.bf16 y:yyy,fx2 2y:2y2y2y,bf f:fff,c16 h:hhh,ex2 2h:2h2h2h,brelu.bf16 y:yyy,kx2 2y:2y2y2y,gf16 h:hhh
jx2 2h:2h2h2h,bsat.bf16 y:yyy,jx2 2y:2y2y2y,ff f:fff,g16 h:hhh,ix2 2h:2h2h2h,7relu.bf16 y:yyy,gx2 2y:2y2y2y,cf16 h:hhh
fx2 2h:2h2h2h,7sat.bf16 y:yyy,fx2 2y:2y2y2y,bf f:fff,c16 h:hhh,ex2 2h:2h2h2h,5p.d g:ggg,7f f:fff,8tz.f f:fff,bsat.f f:fff
7sat.f f:fff,5z.d g:ggg,7f f:fff,8tz.f f:fff,bsat.f f:fff,7sat.f f:fff,3x.bf16 y:yy,9x2 2y:2y2y,5d g:gg,5f f:ff,616 h:hh
8x2 2h:2h2h,6tz.bf16 y:yy,dx2 2y:2y2y,9f f:ff,a16 h:hh,cx2 2h:2h2h,9nan.bf16 y:yy,hx2 2y:2y2y,df f:ff,e16 h:hh
gx2 2h:2h2h,dxorsign.abs.bf16 y:yy,tx2 2y:2y2y,pf f:ff,q16 h:hh,sx2 2h:2h2h,9xorsign.abs.bf16 y:yy,px2 2y:2y2y,lf f:ff
m16 h:hh,ox2 2h:2h2h,5nan.bf16 y:yy,dx2 2y:2y2y,9f f:ff,a16 h:hh,cx2 2h:2h2h,9xorsign.abs.bf16 y:yy,px2 2y:2y2y,lf f:ff
m16 h:hh,ox2 2h:2h2h,5xorsign.abs.bf16 y:yy,lx2 2y:2y2y,hf f:ff,i16 h:hh,kx2 2h:2h2h,2in.bf16 y:yy,9x2 2y:2y2y,5d g:gg
5f f:ff,616 h:hh,8x2 2h:2h2h,6tz.bf16 y:yy,dx2 2y:2y2y,9f f:ff,a16 h:hh,cx2 2h:2h2h,9nan.bf16 y:yy,hx2 2y:2y2y,df f:ff
e16 h:hh,gx2 2h:2h2h,dxorsign.abs.bf16 y:yy,tx2 2y:2y2y,pf f:ff,q16 h:hh,sx2 2h:2h2h,9xorsign.abs.bf16 y:yy,px2 2y:2y2y
lf f:ff,m16 h:hh,ox2 2h:2h2h,5nan.bf16 y:yy,dx2 2y:2y2y,9f f:ff,a16 h:hh,cx2 2h:2h2h,9xorsign.abs.bf16 y:yy,px2 2y:2y2y
lf f:ff,m16 h:hh,ox2 2h:2h2h,5xorsign.abs.bf16 y:yy,lx2 2y:2y2y,hf f:ff,i16 h:hh,kx2 2h:2h2h,1ns w:www,1shl.clamp *:???
3r.clamp *:???,0getctarank w:p,a.shared.cluster w:k,1riddepcontrol.launch.dependents :,fwait :,0i2d.rm g:w,5n g:w,5p g:w
5z g:w,2f.rm f:w,5n f:w,5p f:w,5z f:w,1dp2a.s.s w:wwBw,8u w:wwBw,6u.s w:wwBw,8u w:wwBw,34a.s.s w:www,8u w:www,6u.s w:www
8u w:www,1nternal.addrspace.wrap *:*,1s_explicit_cluster b:,2spacep.const b:p,9global b:p,9local b:p,9shared b:p
f.cluster b:p,2typep.sampler b:d,9urface b:d,8texture b:d,0ldmatrix.sync.aligned.m16n16.x1.trans.b8 ww:*
zns.b8x16.b4x16_p64 ww:*,zns.b8x16.b6x16_p32 ww:*,u2.trans.b8 wwww:*,zns.b8x16.b4x16_p64 wwww:*
zns.b8x16.b6x16_p32 wwww:*,n8n16.x1.b8x16.b4x16_p64 w:*,z6.b6x16_p32 w:*,t2.b8x16.b4x16_p64 ww:*,z6.b6x16_p32 ww:*
t4.b8x16.b4x16_p64 wwww:*,z6.b6x16_p32 wwww:*,p8.x1.b16 w:*,utrans.b16 w:*,s2.b16 ww:*,utrans.b16 ww:*,s4.b16 wwww:*
utrans.b16 wwww:*,2u.global.f *:*w,bi *:*w,bp *:*w,1g2.approx.d g:g,bf f:f,ctz.f f:f,1l2d.rm g:d,6n g:d,6p g:d,6z g:d
3f.rm f:d,6n f:d,6p f:d,6z f:d,1ohi.i2d g:ww,0mapa p:pw,4.shared.cluster o:kw,2tch.all.sync.i32p wb:ww,g64p wb:wd
7ny.sync.i32 w:ww,g64 w:wd,1barrier.arrive d:p,f.drop d:p,k.expect.tx.relaxed.scope.cluster.space.cluster :ow
zxed.scope.cluster.space.cta d:kw,zxed.scope.cta.space.cluster :ow,zxed.scope.cta.space.cta d:kw
vscope.cluster.space.cluster :ow,ze.cluster.space.cta d:kw,ze.cta.space.cluster :ow,ze.cta.space.cta d:kw
lnoComplete d:pw,v.shared d:kw,lrelaxed.scope.cluster.space.cluster :ow,zcluster.space.cta d:kw,zcta.space.cluster :ow
zcta.space.cta d:kw,lscope.cluster.space.cluster :ow,zspace.cta d:kw,sta.space.cluster :ow,ze.cta d:kw,mhared d:k
gexpect.tx.relaxed.scope.cluster.space.cluster :ow,zcope.cluster.space.cta d:kw,zcope.cta.space.cluster :ow
zcope.cta.space.cta d:kw,qscope.cluster.space.cluster :ow,zster.space.cta d:kw,xta.space.cluster :ow,z.space.cta d:kw
gnoComplete d:pw,q.shared d:kw,grelaxed.scope.cluster.space.cluster :ow,zer.space.cta d:kw,vta.space.cluster :ow
zpace.cta d:kw,gscope.cluster.space.cluster :ow,z.cta d:kw,nta.space.cluster :ow,xta d:kw,hhared d:k
9complete.tx.scope.cluster.space.cluster :ow,zspace.cta :kw,sta.space.cluster :ow,ze.cta :kw
9expect.tx.scope.cluster.space.cluster :ow,zace.cta :kw,qta.space.cluster :ow,zcta :kw,9init :pw,d.shared :kw,bval :p
e.shared :k,9pending.count w:d,9test.wait b:pd,i.parity.relaxed.scope.cluster.space.cta b:kw,zcope.cta.space.cta b:kw
qscope.cluster.space.cta b:kw,xta.space.cta b:kw,jrelaxed.scope.cluster.space.cta b:kd,yta.space.cta b:kd
jscope.cluster.space.cta b:kd,qta.space.cta b:kd,khared b:kd,ary.wait.parity.relaxed.scope.cluster.space.cta b:kw
zope.cta.space.cta b:kw,pscope.cluster.space.cta b:kw,wta.space.cta b:kw,ptl.relaxed.scope.cluster.space.cta b:kww
z.scope.cta.space.cta b:kww,sscope.cluster.space.cta b:kww,zta.space.cta b:kww,irelaxed.scope.cluster.space.cta b:kd
xta.space.cta b:kd,iscope.cluster.space.cta b:kd,pta.space.cta b:kd,itl.relaxed.scope.cluster.space.cta b:kdw
zcta.space.cta b:kdw,lscope.cluster.space.cta b:kdw,sta.space.cta b:kdw,1embar.cta :,7gl :,7sys :
1ma.and.popc.m16n8k128.row.col.b1 wwww:wwwwwww,j256.row.col.b1 wwww:wwwwwwwwww,e8n8k128.row.col.b1 ww:wwww
4block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e2m1.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e2m1.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e2m1.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e2m1.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e2m3.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e2m3.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e2m3.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e2m3.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e2m3.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e3m2.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e3m2.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e3m2.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e3m2.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e3m2.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e4m3.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e4m3.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e4m3.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e4m3.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e4m3.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e5m2.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e5m2.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e5m2.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.f32.e5m2.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss,zf8f6f4.f32.e5m2.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m1.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m1.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m1.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m1.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m3.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m3.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m3.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m3.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e2m3.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e3m2.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e3m2.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e3m2.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e3m2.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e3m2.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e4m3.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e4m3.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e4m3.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e4m3.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e5m2.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e5m2.e2m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e5m2.e3m2.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e5m2.e4m3.f32.ue8m0 ffff:wwwwwwffffwsswss
zf8f6f4.scale.1x.f32.e5m2.e5m2.f32.ue8m0 ffff:wwwwwwffffwsswss
m64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss,zf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwffffwsswss
zf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3 ffff:wwwwwwffffwsswss,4m16n8k16.row.col.bf16 ffff:wwwwwwffff
lf16.e4m3.e4m3.f16 2h2h:www2h2h,v5m2.f16 2h2h:www2h2h,q5m2.e4m3.f16 2h2h:www2h2h,v5m2.f16 2h2h:www2h2h
pf16 2h2h:2h2h2h2h2h2h2h2h,m32.e4m3.e4m3.f32 ffff:wwwffff,v5m2.f32 ffff:wwwffff,q5m2.e4m3.f32 ffff:wwwffff
v5m2.f32 ffff:wwwffff,pf32 ffff:2h2h2h2h2h2hffff,m64 gggg:gggggggggggggggg,ls8 wwww:wwwwwww,n.u8 wwww:wwwwwww
matfinite.s8 wwww:wwwwwww,x.u8 wwww:wwwwwww,vu8 wwww:wwwwwww,x.s8 wwww:wwwwwww,lu8 wwww:wwwwwww,n.s8 wwww:wwwwwww
a32.row.col.f16.e4m3.e4m3.f16 2h2h:wwwwww2h2h,v5m2.f16 2h2h:wwwwww2h2h,q5m2.e4m3.f16 2h2h:wwwwww2h2h
v5m2.f16 2h2h:wwwwww2h2h,m32.e4m3.e4m3.f32 ffff:wwwwwwffff,v5m2.f32 ffff:wwwwwwffff,q5m2.e4m3.f32 ffff:wwwwwwffff
v5m2.f32 ffff:wwwwwwffff,lkind.f8f6f4.f16.e2m1.e2m1.f16 2h2h:wwwwww2h2h,z6.e2m1.e2m3.f16 2h2h:wwwwww2h2h
z6.e2m1.e3m2.f16 2h2h:wwwwww2h2h,z6.e2m1.e4m3.f16 2h2h:wwwwww2h2h,z6.e2m1.e5m2.f16 2h2h:wwwwww2h2h
z6.e2m3.e2m1.f16 2h2h:wwwwww2h2h,z6.e2m3.e2m3.f16 2h2h:wwwwww2h2h,z6.e2m3.e3m2.f16 2h2h:wwwwww2h2h
z6.e2m3.e4m3.f16 2h2h:wwwwww2h2h,z6.e2m3.e5m2.f16 2h2h:wwwwww2h2h,z6.e3m2.e2m1.f16 2h2h:wwwwww2h2h
z6.e3m2.e2m3.f16 2h2h:wwwwww2h2h,z6.e3m2.e3m2.f16 2h2h:wwwwww2h2h,z6.e3m2.e4m3.f16 2h2h:wwwwww2h2h
z6.e3m2.e5m2.f16 2h2h:wwwwww2h2h,z6.e4m3.e2m1.f16 2h2h:wwwwww2h2h,z6.e4m3.e2m3.f16 2h2h:wwwwww2h2h
z6.e4m3.e3m2.f16 2h2h:wwwwww2h2h,z6.e4m3.e4m3.f16 2h2h:wwwwww2h2h,z6.e4m3.e5m2.f16 2h2h:wwwwww2h2h
z6.e5m2.e2m1.f16 2h2h:wwwwww2h2h,z6.e5m2.e2m3.f16 2h2h:wwwwww2h2h,z6.e5m2.e3m2.f16 2h2h:wwwwww2h2h
z6.e5m2.e4m3.f16 2h2h:wwwwww2h2h,z6.e5m2.e5m2.f16 2h2h:wwwwww2h2h,y32.e2m1.e2m1.f32 ffff:wwwwwwffff
z2.e2m1.e2m3.f32 ffff:wwwwwwffff,z2.e2m1.e3m2.f32 ffff:wwwwwwffff,z2.e2m1.e4m3.f32 ffff:wwwwwwffff
z2.e2m1.e5m2.f32 ffff:wwwwwwffff,z2.e2m3.e2m1.f32 ffff:wwwwwwffff,z2.e2m3.e2m3.f32 ffff:wwwwwwffff
z2.e2m3.e3m2.f32 ffff:wwwwwwffff,z2.e2m3.e4m3.f32 ffff:wwwwwwffff,z2.e2m3.e5m2.f32 ffff:wwwwwwffff
z2.e3m2.e2m1.f32 ffff:wwwwwwffff,z2.e3m2.e2m3.f32 ffff:wwwwwwffff,z2.e3m2.e3m2.f32 ffff:wwwwwwffff
z2.e3m2.e4m3.f32 ffff:wwwwwwffff,z2.e3m2.e5m2.f32 ffff:wwwwwwffff,z2.e4m3.e2m1.f32 ffff:wwwwwwffff
z2.e4m3.e2m3.f32 ffff:wwwwwwffff,z2.e4m3.e3m2.f32 ffff:wwwwwwffff,z2.e4m3.e4m3.f32 ffff:wwwwwwffff
z2.e4m3.e5m2.f32 ffff:wwwwwwffff,z2.e5m2.e2m1.f32 ffff:wwwwwwffff,z2.e5m2.e2m3.f32 ffff:wwwwwwffff
z2.e5m2.e3m2.f32 ffff:wwwwwwffff,z2.e5m2.e4m3.f32 ffff:wwwwwwffff,z2.e5m2.e5m2.f32 ffff:wwwwwwffff,ls4 wwww:wwwwwww
n.u4 wwww:wwwwwww,m8 wwww:wwwwwwwwww,n.u8 wwww:wwwwwwwwww,matfinite.s4 wwww:wwwwwww,x.u4 wwww:wwwwwww,w8 wwww:wwwwwwwwww
x.u8 wwww:wwwwwwwwww,vu4 wwww:wwwwwww,x.s4 wwww:wwwwwww,w8 wwww:wwwwwwwwww,x.s8 wwww:wwwwwwwwww,lu4 wwww:wwwwwww
n.s4 wwww:wwwwwww,m8 wwww:wwwwwwwwww,n.s8 wwww:wwwwwwwwww,a4.row.col.f64 gggg:ggggggg,ktf32 ffff:wwwffff
a64.row.col.s4 wwww:wwwwwwwwww,n.u4 wwww:wwwwwwwwww,matfinite.s4 wwww:wwwwwwwwww,x.u4 wwww:wwwwwwwwww,vu4 wwww:wwwwwwwwww
x.s4 wwww:wwwwwwwwww,lu4 wwww:wwwwwwwwww,n.s4 wwww:wwwwwwwwww,a8.row.col.bf16 ffff:wwwffff,kf16.f16 2h2h:2h2h2h2h2h
l32.f32 ffff:2h2h2hffff,l64 gggg:gggggggggg,ktf32 ffff:wwwwwwffff,58n8k16.row.col.s8 ww:wwww,m.u8 ww:wwww
latfinite.s8 ww:wwww,w.u8 ww:wwww,uu8 ww:wwww,w.s8 ww:wwww,ku8 ww:wwww,m.s8 ww:wwww,932.row.col.s4 ww:wwww,m.u4 ww:wwww
latfinite.s4 ww:wwww,w.u4 ww:wwww,uu4 ww:wwww,w.s4 ww:wwww,ku4 ww:wwww,m.s4 ww:wwww
94.col.col.f16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h,k32.f16 ffffffff:2h2h2h2h2h2h2h2h,o32 ffffffff:2h2h2h2hffffffff
frow.f16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h,k32.f16 ffffffff:2h2h2h2h2h2h2h2h,o32 ffffffff:2h2h2h2hffffffff
brow.col.f16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h,k32.f16 ffffffff:2h2h2h2h2h2h2h2h,o32 ffffffff:2h2h2h2hffffffff,k64 gg:gggg
frow.f16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h,k32.f16 ffffffff:2h2h2h2h2h2h2h2h,o32 ffffffff:2h2h2h2hffffffff
4sp.m16n8k128.row.col.s4 wwww:wwwwwwwwwwwwwW,r.u4 wwww:wwwwwwwwwwwwwW,qatfinite.s4 wwww:wwwwwwwwwwwwwW
zs4.u4 wwww:wwwwwwwwwwwwwW,zu4 wwww:wwwwwwwwwwwwwW,zu4.s4 wwww:wwwwwwwwwwwwwW,pu4 wwww:wwwwwwwwwwwwwW
r.s4 wwww:wwwwwwwwwwwwwW,e6.row.col.bf16 ffff:wwwwffffwW,of16.f16 2h2h:2h2h2h2h2h2hwW,p32.f32 ffff:2h2h2h2hffffwW
otf32 ffff:wwwwwwwwffffwW,d32.row.col.bf16 ffff:wwwwwwwwffffwW,of16.f16 2h2h:2h2h2h2h2h2h2h2h2h2hwW
p32.f32 ffff:2h2h2h2h2h2h2h2hffffwW,os8 wwww:wwwwwwwwwW,q.u8 wwww:wwwwwwwwwW,patfinite.s8 wwww:wwwwwwwwwW
z8.u8 wwww:wwwwwwwwwW,yu8 wwww:wwwwwwwwwW,z8.s8 wwww:wwwwwwwwwW,ou8 wwww:wwwwwwwwwW,q.s8 wwww:wwwwwwwwwW
d64.row.col.f32.e4m3.e4m3.f32 ffff:wwwwwwwwffffwW,y5m2.f32 ffff:wwwwwwwwffffwW,t5m2.e4m3.f32 ffff:wwwwwwwwffffwW
y5m2.f32 ffff:wwwwwwwwffffwW,os4 wwww:wwwwwwwwwW,q.u4 wwww:wwwwwwwwwW,p8 wwww:wwwwwwwwwwwwwW,q.u8 wwww:wwwwwwwwwwwwwW
patfinite.s4 wwww:wwwwwwwwwW,z4.u4 wwww:wwwwwwwwwW,z8 wwww:wwwwwwwwwwwwwW,z8.u8 wwww:wwwwwwwwwwwwwW,yu4 wwww:wwwwwwwwwW
z4.s4 wwww:wwwwwwwwwW,z8 wwww:wwwwwwwwwwwwwW,z8.s8 wwww:wwwwwwwwwwwwwW,ou4 wwww:wwwwwwwwwW,q.s4 wwww:wwwwwwwwwW
p8 wwww:wwwwwwwwwwwwwW,q.s8 wwww:wwwwwwwwwwwwwW,d8.row.col.tf32 ffff:wwwwffffwW
7ordered.metadata.block.scale.m16n8k128.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k128.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k128.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k128.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m1.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m1.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m1.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m1.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m3.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m3.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m3.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m3.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e2m3.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e3m2.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e3m2.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e3m2.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e3m2.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e3m2.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e4m3.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e4m3.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e4m3.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e4m3.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e5m2.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e5m2.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e5m2.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e5m2.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.f32.e5m2.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m3.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m3.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m3.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m3.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m3.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e3m2.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e3m2.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e3m2.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e3m2.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e3m2.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e5m2.e2m1.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e5m2.e2m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e5m2.e3m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e5m2.e4m3.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
z.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e5m2.e5m2.f32.ue8m0 ffff:wwwwwwwwffffwWwsswss
om16n8k128.row.col.s4 wwww:wwwwwwwwwwwwwW,zow.col.s4.u4 wwww:wwwwwwwwwwwwwW,zow.col.satfinite.s4 wwww:wwwwwwwwwwwwwW
zow.col.satfinite.s4.u4 wwww:wwwwwwwwwwwwwW,zow.col.satfinite.u4 wwww:wwwwwwwwwwwwwW
zow.col.satfinite.u4.s4 wwww:wwwwwwwwwwwwwW,zow.col.u4 wwww:wwwwwwwwwwwwwW,zow.col.u4.s4 wwww:wwwwwwwwwwwwwW
v6.row.col.bf16 ffff:wwwwffffwW,zw.col.f16.f16 2h2h:2h2h2h2h2h2hwW,zw.col.f32.f32 ffff:2h2h2h2hffffwW
zw.col.tf32 ffff:wwwwwwwwffffwW,u32.row.col.bf16 ffff:wwwwwwwwffffwW,zw.col.f16.f16 2h2h:2h2h2h2h2h2h2h2h2h2hwW
zw.col.f32.f32 ffff:2h2h2h2h2h2h2h2hffffwW,zw.col.s8 wwww:wwwwwwwwwW,zw.col.s8.u8 wwww:wwwwwwwwwW
zw.col.satfinite.s8 wwww:wwwwwwwwwW,zw.col.satfinite.s8.u8 wwww:wwwwwwwwwW,zw.col.satfinite.u8 wwww:wwwwwwwwwW
zw.col.satfinite.u8.s8 wwww:wwwwwwwwwW,zw.col.u8 wwww:wwwwwwwwwW,zw.col.u8.s8 wwww:wwwwwwwwwW
u64.row.col.f32.e4m3.e4m3.f32 ffff:wwwwwwwwffffwW,zw.col.f32.e4m3.e5m2.f32 ffff:wwwwwwwwffffwW
zw.col.f32.e5m2.e4m3.f32 ffff:wwwwwwwwffffwW,zw.col.f32.e5m2.e5m2.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f16.e2m1.e2m1.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e2m1.e2m3.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e2m1.e3m2.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e2m1.e4m3.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e2m1.e5m2.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e2m3.e2m1.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e2m3.e2m3.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e2m3.e3m2.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e2m3.e4m3.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e2m3.e5m2.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e3m2.e2m1.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e3m2.e2m3.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e3m2.e3m2.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e3m2.e4m3.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e3m2.e5m2.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e4m3.e2m1.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e4m3.e2m3.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e4m3.e3m2.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e4m3.e4m3.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e4m3.e5m2.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e5m2.e2m1.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e5m2.e2m3.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e5m2.e3m2.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f16.e5m2.e4m3.f16 2h2h:wwwwwwww2h2hwW
zw.col.kind.f8f6f4.f16.e5m2.e5m2.f16 2h2h:wwwwwwww2h2hwW,zw.col.kind.f8f6f4.f32.e2m1.e2m1.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e2m1.e2m3.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e2m1.e3m2.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e2m1.e4m3.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e2m1.e5m2.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e2m3.e2m1.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e2m3.e2m3.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e2m3.e3m2.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e2m3.e4m3.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e2m3.e5m2.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e3m2.e2m1.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e3m2.e2m3.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e3m2.e3m2.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e3m2.e4m3.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e3m2.e5m2.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e4m3.e2m1.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e4m3.e2m3.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e4m3.e3m2.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e4m3.e4m3.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e4m3.e5m2.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e5m2.e2m1.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e5m2.e2m3.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e5m2.e3m2.f32 ffff:wwwwwwwwffffwW
zw.col.kind.f8f6f4.f32.e5m2.e4m3.f32 ffff:wwwwwwwwffffwW,zw.col.kind.f8f6f4.f32.e5m2.e5m2.f32 ffff:wwwwwwwwffffwW
zw.col.s4 wwww:wwwwwwwwwW,zw.col.s4.u4 wwww:wwwwwwwwwW,zw.col.s8 wwww:wwwwwwwwwwwwwW,zw.col.s8.u8 wwww:wwwwwwwwwwwwwW
zw.col.satfinite.s4 wwww:wwwwwwwwwW,zw.col.satfinite.s4.u4 wwww:wwwwwwwwwW,zw.col.satfinite.s8 wwww:wwwwwwwwwwwwwW
zw.col.satfinite.s8.u8 wwww:wwwwwwwwwwwwwW,zw.col.satfinite.u4 wwww:wwwwwwwwwW,zw.col.satfinite.u4.s4 wwww:wwwwwwwwwW
zw.col.satfinite.u8 wwww:wwwwwwwwwwwwwW,zw.col.satfinite.u8.s8 wwww:wwwwwwwwwwwwwW,zw.col.u4 wwww:wwwwwwwwwW
zw.col.u4.s4 wwww:wwwwwwwwwW,zw.col.u8 wwww:wwwwwwwwwwwwwW,zw.col.u8.s8 wwww:wwwwwwwwwwwwwW
u8.row.col.tf32 ffff:wwwwffffwW,4xor.popc.m16n8k128.row.col.b1 wwww:wwwwwww,j256.row.col.b1 wwww:wwwwwwwwww
e8n8k128.row.col.b1 ww:wwww,1ove.double g:g,5float f:f,5i16 s:s,632 w:w,664 d:d,5ptr *:*,1ul.rm.d g:gg,7f f:ff,8tz.f f:ff
5n.d g:gg,7f f:ff,8tz.f f:ff,5p.d g:gg,7f f:ff,8tz.f f:ff,5z.d g:gg,7f f:ff,8tz.f f:ff,324.i w:ww,6ui w:ww,3hi.i w:ww
6ll d:dd,6s s:ss,6ui w:ww,7ll d:dd,7s s:ss,0nanosleep :w,1eg.bf16 y:y,8x2 2y:2y,0pm.event.mask :S,1refetch.L1 :p,a2 :p
9global.L1 :i,h2 :i,i.evict.last :i,pnormal :i,9local.L1 :m,g2 :m,9tensormap :*,8u.L1 :p,2mt w:www,4.b4e w:www,5ecl w:ww
7r w:ww,5f4e w:www,5rc16 w:ww,78 w:ww,0rcp.approx.ftz.d g:g,ff f:f,4rm.d g:g,7f f:f,8tz.f f:f,5n.d g:g,7f f:f,8tz.f f:f
5p.d g:g,7f f:f,8tz.f f:f,5z.d g:g,7f f:f,8tz.f f:f,1ead.ptx.sreg.aggr_smem_size w:,eclock w:,j64 d:,guster.ctaid.w w:
sx w:,sy w:,sz w:,prank w:,mnctaid.w w:,tx w:,ty w:,tz w:,qrank w:,lid.w w:,ox w:,oy w:,oz w:,ftaid.w w:,kx w:,ky w:
kz w:,edynamic_smem_size w:,eenvreg0 w:,k1 w:,l0 w:,l1 w:,l2 w:,l3 w:,l4 w:,l5 w:,l6 w:,l7 w:,l8 w:,l9 w:,k2 w:,l0 w:
l1 w:,l2 w:,l3 w:,l4 w:,l5 w:,l6 w:,l7 w:,l8 w:,l9 w:,k3 w:,l0 w:,l1 w:,k4 w:,k5 w:,k6 w:,k7 w:,k8 w:,k9 w:
eglobaltimer d:,p.lo w:,fridid w:,elaneid w:,imask.eq w:,nge w:,ot w:,nle w:,ot w:,enclusterid.w w:,px w:,py w:,pz w:
gtaid.w w:,lx w:,ly w:,lz w:,fsmid w:,ftid.w w:,jx w:,jy w:,jz w:,fwarpid w:,epm0 w:,g1 w:,g2 w:,g3 w:,esmid w:,etid.w w:
ix w:,iy w:,iz w:,fotal_smem_size w:,ewarpid w:,isize w:,2dux.sync.add w:ww,cnd w:ww,bfmax f:fw,f.NaN f:fw,gabs f:fw
j.NaN f:fw,din f:fw,f.NaN f:fw,gabs f:fw,j.NaN f:fw,bmax w:ww,cin w:ww,bor w:ww,bumax w:ww,din w:ww,bxor w:ww,2flect w:p
1ound.d g:g,6f f:f,7tz.f f:f,1sqrt.approx.d g:g,df f:f,etz.d g:g,hf f:f,0sad.i w:www,4ll d:ddd,4s s:sss,4ui w:www
5ll d:ddd,5s s:sss,2turate.d g:g,9f f:f,atz.f f:f,1etmaxnreg.dec.sync.aligned.u32 :W,binc.sync.aligned.u32 :W
2xt.clamp w:ww,5wrap w:ww,1hfl.bfly.f32 f:fww,dp fb:fww,ai32 w:www,dp wb:www,5down.f32 f:fww,dp fb:fww,ai32 w:www
dp wb:www,5idx.f32 f:fww,cp fb:fww,9i32 w:www,cp wb:www,5sync.bfly.f32 f:wfww,ip fb:wfww,fi32 w:wwww,ip wb:wwww
adown.f32 f:wfww,ip fb:wfww,fi32 w:wwww,ip wb:wwww,aidx.f32 f:wfww,hp fb:wfww,ei32 w:wwww,hp wb:wwww,aup.f32 f:wfww
gp fb:wfww,di32 w:wwww,gp wb:wwww,5up.f32 f:fww,bp fb:fww,8i32 w:www,bp wb:www,1in.approx.f f:f,ctz.f f:f
1qrt.approx.f f:f,dtz.f f:f,5f f:f,5rm.d g:g,8f f:f,9tz.f f:f,6n.d g:g,8f f:f,9tz.f f:f,6p.d g:g,8f f:f,9tz.f f:f
6z.d g:g,8f f:f,9tz.f f:f,1t.bulk :pdD,7.shared.cta :kdD,2matrix.sync.aligned.m16n8.x1.trans.b8 :*w,t2.trans.b8 :*ww
t4.trans.b8 :*wwww,n8n8.x1.b16 :*w,utrans.b16 :*w,s2.b16 :*ww,utrans.b16 :*ww,s4.b16 :*wwww,utrans.b16 :*wwww
1uld.1d.array.i16.clamp s:dww,itrap s:dww,izero s:dww,f32.clamp w:dww,itrap w:dww,izero w:dww,f64.clamp d:dww,itrap d:dww
izero d:dww,f8.clamp s:dww,htrap s:dww,hzero s:dww,ev2i16.clamp ss:dww,ktrap ss:dww,kzero ss:dww,h32.clamp ww:dww
ktrap ww:dww,kzero ww:dww,h64.clamp dd:dww,ktrap dd:dww,kzero dd:dww,h8.clamp ss:dww,jtrap ss:dww,jzero ss:dww
f4i16.clamp ssss:dww,ktrap ssss:dww,kzero ssss:dww,h32.clamp wwww:dww,ktrap wwww:dww,kzero wwww:dww,h8.clamp ssss:dww
jtrap ssss:dww,jzero ssss:dww,8i16.clamp s:dw,ctrap s:dw,czero s:dw,932.clamp w:dw,ctrap w:dw,czero w:dw,964.clamp d:dw
ctrap d:dw,czero d:dw,98.clamp s:dw,btrap s:dw,bzero s:dw,8v2i16.clamp ss:dw,etrap ss:dw,ezero ss:dw,b32.clamp ww:dw
etrap ww:dw,ezero ww:dw,b64.clamp dd:dw,etrap dd:dw,ezero dd:dw,b8.clamp ss:dw,dtrap ss:dw,dzero ss:dw
94i16.clamp ssss:dw,etrap ssss:dw,ezero ssss:dw,b32.clamp wwww:dw,etrap wwww:dw,ezero wwww:dw,b8.clamp ssss:dw
dtrap ssss:dw,dzero ssss:dw,52d.array.i16.clamp s:dwww,itrap s:dwww,izero s:dwww,f32.clamp w:dwww,itrap w:dwww
izero w:dwww,f64.clamp d:dwww,itrap d:dwww,izero d:dwww,f8.clamp s:dwww,htrap s:dwww,hzero s:dwww,ev2i16.clamp ss:dwww
ktrap ss:dwww,kzero ss:dwww,h32.clamp ww:dwww,ktrap ww:dwww,kzero ww:dwww,h64.clamp dd:dwww,ktrap dd:dwww,kzero dd:dwww
h8.clamp ss:dwww,jtrap ss:dwww,jzero ss:dwww,f4i16.clamp ssss:dwww,ktrap ssss:dwww,kzero ssss:dwww,h32.clamp wwww:dwww
ktrap wwww:dwww,kzero wwww:dwww,h8.clamp ssss:dwww,jtrap ssss:dwww,jzero ssss:dwww,8i16.clamp s:dww,ctrap s:dww
czero s:dww,932.clamp w:dww,ctrap w:dww,czero w:dww,964.clamp d:dww,ctrap d:dww,czero d:dww,98.clamp s:dww,btrap s:dww
bzero s:dww,8v2i16.clamp ss:dww,etrap ss:dww,ezero ss:dww,b32.clamp ww:dww,etrap ww:dww,ezero ww:dww,b64.clamp dd:dww
etrap dd:dww,ezero dd:dww,b8.clamp ss:dww,dtrap ss:dww,dzero ss:dww,94i16.clamp ssss:dww,etrap ssss:dww,ezero ssss:dww
b32.clamp wwww:dww,etrap wwww:dww,ezero wwww:dww,b8.clamp ssss:dww,dtrap ssss:dww,dzero ssss:dww,53d.i16.clamp s:dwww
ctrap s:dwww,czero s:dwww,932.clamp w:dwww,ctrap w:dwww,czero w:dwww,964.clamp d:dwww,ctrap d:dwww,czero d:dwww
98.clamp s:dwww,btrap s:dwww,bzero s:dwww,8v2i16.clamp ss:dwww,etrap ss:dwww,ezero ss:dwww,b32.clamp ww:dwww
etrap ww:dwww,ezero ww:dwww,b64.clamp dd:dwww,etrap dd:dwww,ezero dd:dwww,b8.clamp ss:dwww,dtrap ss:dwww,dzero ss:dwww
94i16.clamp ssss:dwww,etrap ssss:dwww,ezero ssss:dwww,b32.clamp wwww:dwww,etrap wwww:dwww,ezero wwww:dwww
b8.clamp ssss:dwww,dtrap ssss:dwww,dzero ssss:dwww,2q.array.size w:d,4channel.data.type w:d,corder w:d,4depth w:d
4height w:d,4width w:d,2st.b.1d.array.i16.clamp :dwws,ktrap :dwws,kzero :dwws,h32.clamp :dwww,ktrap :dwww,kzero :dwww
h64.clamp :dwwd,ktrap :dwwd,kzero :dwwd,h8.clamp :dwws,jtrap :dwws,jzero :dwws,gv2i16.clamp :dwwss,mtrap :dwwss
mzero :dwwss,j32.clamp :dwwww,mtrap :dwwww,mzero :dwwww,j64.clamp :dwwdd,mtrap :dwwdd,mzero :dwwdd,j8.clamp :dwwss
ltrap :dwwss,lzero :dwwss,h4i16.clamp :dwwssss,mtrap :dwwssss,mzero :dwwssss,j32.clamp :dwwwwww,mtrap :dwwwwww
mzero :dwwwwww,j8.clamp :dwwssss,ltrap :dwwssss,lzero :dwwssss,ai16.clamp :dws,etrap :dws,ezero :dws,b32.clamp :dww
etrap :dww,ezero :dww,b64.clamp :dwd,etrap :dwd,ezero :dwd,b8.clamp :dws,dtrap :dws,dzero :dws,av2i16.clamp :dwss
gtrap :dwss,gzero :dwss,d32.clamp :dwww,gtrap :dwww,gzero :dwww,d64.clamp :dwdd,gtrap :dwdd,gzero :dwdd,d8.clamp :dwss
ftrap :dwss,fzero :dwss,b4i16.clamp :dwssss,gtrap :dwssss,gzero :dwssss,d32.clamp :dwwwww,gtrap :dwwwww,gzero :dwwwww
d8.clamp :dwssss,ftrap :dwssss,fzero :dwssss,72d.array.i16.clamp :dwwws,ktrap :dwwws,kzero :dwwws,h32.clamp :dwwww
ktrap :dwwww,kzero :dwwww,h64.clamp :dwwwd,ktrap :dwwwd,kzero :dwwwd,h8.clamp :dwwws,jtrap :dwwws,jzero :dwwws
gv2i16.clamp :dwwwss,mtrap :dwwwss,mzero :dwwwss,j32.clamp :dwwwww,mtrap :dwwwww,mzero :dwwwww,j64.clamp :dwwwdd
mtrap :dwwwdd,mzero :dwwwdd,j8.clamp :dwwwss,ltrap :dwwwss,lzero :dwwwss,h4i16.clamp :dwwwssss,mtrap :dwwwssss
mzero :dwwwssss,j32.clamp :dwwwwwww,mtrap :dwwwwwww,mzero :dwwwwwww,j8.clamp :dwwwssss,ltrap :dwwwssss,lzero :dwwwssss
ai16.clamp :dwws,etrap :dwws,ezero :dwws,b32.clamp :dwww,etrap :dwww,ezero :dwww,b64.clamp :dwwd,etrap :dwwd,ezero :dwwd
b8.clamp :dwws,dtrap :dwws,dzero :dwws,av2i16.clamp :dwwss,gtrap :dwwss,gzero :dwwss,d32.clamp :dwwww,gtrap :dwwww
gzero :dwwww,d64.clamp :dwwdd,gtrap :dwwdd,gzero :dwwdd,d8.clamp :dwwss,ftrap :dwwss,fzero :dwwss,b4i16.clamp :dwwssss
gtrap :dwwssss,gzero :dwwssss,d32.clamp :dwwwwww,gtrap :dwwwwww,gzero :dwwwwww,d8.clamp :dwwssss,ftrap :dwwssss
fzero :dwwssss,73d.i16.clamp :dwwws,etrap :dwwws,ezero :dwwws,b32.clamp :dwwww,etrap :dwwww,ezero :dwwww,b64.clamp :dwwwd
etrap :dwwwd,ezero :dwwwd,b8.clamp :dwwws,dtrap :dwwws,dzero :dwwws,av2i16.clamp :dwwwss,gtrap :dwwwss,gzero :dwwwss
d32.clamp :dwwwww,gtrap :dwwwww,gzero :dwwwww,d64.clamp :dwwwdd,gtrap :dwwwdd,gzero :dwwwdd,d8.clamp :dwwwss
ftrap :dwwwss,fzero :dwwwss,b4i16.clamp :dwwwssss,gtrap :dwwwssss,gzero :dwwwssss,d32.clamp :dwwwwwww,gtrap :dwwwwwww
gzero :dwwwwwww,d8.clamp :dwwwssss,ftrap :dwwwssss,fzero :dwwwssss,5p.1d.array.i16.trap :dwws,h32.trap :dwww
h8.trap :dwws,gv2i16.trap :dwwss,j32.trap :dwwww,j8.trap :dwwss,h4i16.trap :dwwssss,j32.trap :dwwwwww,j8.trap :dwwssss
ai16.trap :dws,b32.trap :dww,b8.trap :dws,av2i16.trap :dwss,d32.trap :dwww,d8.trap :dwss,b4i16.trap :dwssss
d32.trap :dwwwww,d8.trap :dwssss,72d.array.i16.trap :dwwws,h32.trap :dwwww,h8.trap :dwwws,gv2i16.trap :dwwwss
j32.trap :dwwwww,j8.trap :dwwwss,h4i16.trap :dwwwssss,j32.trap :dwwwwwww,j8.trap :dwwwssss,ai16.trap :dwws,b32.trap :dwww
b8.trap :dwws,av2i16.trap :dwwss,d32.trap :dwwww,d8.trap :dwwss,b4i16.trap :dwwssss,d32.trap :dwwwwww,d8.trap :dwwssss
73d.i16.trap :dwwws,b32.trap :dwwww,b8.trap :dwwws,av2i16.trap :dwwwss,d32.trap :dwwwww,d8.trap :dwwwss
b4i16.trap :dwwwssss,d32.trap :dwwwwwww,d8.trap :dwwwssss,0tcgen05.alloc.cg1 :pw,g2 :pw,eshared.cg1 :kw,n2 :kw
8commit.cg1 :p,h2 :p,fmc.cg1 :ps,k2 :ps,ishared.cg1 :ks,r2 :ks,fshared.cg1 :k,o2 :k,9p.128x128b.b4x16_p64.cg1 :nd,w2 :nd
l6x16_p32.cg1 :nd,w2 :nd,kcg1 :nd,m2 :nd,f256b.b4x16_p64.cg1 :nd,w2 :nd,l6x16_p32.cg1 :nd,w2 :nd,kcg1 :nd,m2 :nd
b32x128b_warpx4.b4x16_p64.cg1 :nd,z.cg2 :nd,r6x16_p32.cg1 :nd,z.cg2 :nd,qcg1 :nd,s2 :nd,b4x256b.b4x16_p64.cg1 :nd,u2 :nd
j6x16_p32.cg1 :nd,u2 :nd,icg1 :nd,k2 :nd,b64x128b_warpx2_01_23.b4x16_p64.cg1 :nd,z16_p64.cg2 :nd,x6x16_p32.cg1 :nd
z16_p32.cg2 :nd,wcg1 :nd,y2 :nd,r2_13.b4x16_p64.cg1 :nd,z16_p64.cg2 :nd,x6x16_p32.cg1 :nd,z16_p32.cg2 :nd,wcg1 :nd,y2 :nd
8dealloc.cg1 :nw,i2 :nw,8fence.after.thread.sync :,ebefore.thread.sync :,8ld.16x128b.x1 2w:nB,l6 32w:nB,k2 4w:nB
k32 64w:nB,k4 8w:nB,k64 128w:nB,k8 16w:nB,e256b.x1 4w:nB,l6 64w:nB,k2 8w:nB,k32 128w:nB,k4 16w:nB,k8 32w:nB
e32bx2.x1 w:nDB,m28 128w:nDB,m6 16w:nDB,l2 2w:nDB,l32 32w:nDB,l4 4w:nDB,l64 64w:nDB,l8 8w:nDB,e64b.x1 w:nB,k28 128w:nB
k6 16w:nB,j2 2w:nB,j32 32w:nB,j4 4w:nB,j64 64w:nB,j8 8w:nB,b32x32b.x1 w:nB,k28 128w:nB,k6 16w:nB,j2 2w:nB,j32 32w:nB
j4 4w:nB,j64 64w:nB,j8 8w:nB,8mma.shared :nddwbWWW,i.disable_output_lane.cg1 :nddwb4wWW,zane.cg2 :nddwb8wWW
jmxf4.block_scale :nddwbnnWW,z.block32 :nddwbnnWW,nnvf4.block_scale.block16 :nddwbnnWW,zcale.block32 :nddwbnnWW
m8f6f4.block_scale :nddwbnnWW,zcale.block32 :nddwbnnWW,jscale_d :nddwbDWWW,q.disable_output_lane.cg1 :nddwbD4wWW
zoutput_lane.cg2 :nddwbD8wWW,dp.shared :nddwbnWWW,l.disable_output_lane.cg1 :nddwbn4wWW,zt_lane.cg2 :nddwbn8wWW
mmxf4.block_scale :nddwbnnnWW,zale.block32 :nddwbnnnWW,qnvf4.block_scale.block16 :nddwbnnnWW,zk_scale.block32 :nddwbnnnWW
p8f6f4.block_scale :nddwbnnnWW,zk_scale.block32 :nddwbnnnWW,mscale_d :nddwbnDWWW,t.disable_output_lane.cg1 :nddwbnD4wWW
zle_output_lane.cg2 :nddwbnD8wWW,ftensor :nndwbnWWW,l.ashift :nndwbnWWW,mdisable_output_lane.cg1 :nndwbn4wWW
zt_lane.cg1.ashift :nndwbn4wWW,zt_lane.cg2 :nndwbn8wWW,zt_lane.cg2.ashift :nndwbn8wWW,mmxf4.block_scale :nndwbnnnWW
zale.block32 :nndwbnnnWW,qnvf4.block_scale.block16 :nndwbnnnWW,zk_scale.block32 :nndwbnnnWW
p8f6f4.block_scale :nndwbnnnWW,zk_scale.block32 :nndwbnnnWW,mscale_d :nndwbnDWWW,t.ashift :nndwbnDWWW
udisable_output_lane.cg1 :nndwbnD4wWW,zle_output_lane.cg1.ashift :nndwbnD4wWW,zle_output_lane.cg2 :nndwbnD8wWW
zle_output_lane.cg2.ashift :nndwbnD8wWW,ctensor :nndwbWWW,i.ashift :nndwbWWW,jdisable_output_lane.cg1 :nndwb4wWW
zane.cg1.ashift :nndwb4wWW,zane.cg2 :nndwb8wWW,zane.cg2.ashift :nndwb8wWW,jmxf4.block_scale :nndwbnnWW
z.block32 :nndwbnnWW,nnvf4.block_scale.block16 :nndwbnnWW,zcale.block32 :nndwbnnWW,m8f6f4.block_scale :nndwbnnWW
zcale.block32 :nndwbnnWW,jscale_d :nndwbDWWW,q.ashift :nndwbDWWW,rdisable_output_lane.cg1 :nndwbD4wWW
zoutput_lane.cg1.ashift :nndwbD4wWW,zoutput_lane.cg2 :nndwbD8wWW,zoutput_lane.cg2.ashift :nndwbD8wWW,cws.shared :nddwbWWW
l.zero_col_mask :nddwbdWWW,gp.shared :nddwbnWWW,o.zero_col_mask :nddwbndWWW,itensor :nndwbnWWW
o.zero_col_mask :nndwbndWWW,ftensor :nndwbWWW,l.zero_col_mask :nndwbdWWW,8relinq.alloc.permit.cg1 :,u2 :
8shift.down.cg1 :n,l2 :n,9t.16x128b.x1 :n2wB,l6 :n32wB,k2 :n4wB,k32 :n64wB,k4 :n8wB,k64 :n128wB,k8 :n16wB,e256b.x1 :n4wB
l6 :n64wB,k2 :n8wB,k32 :n128wB,k4 :n16wB,k8 :n32wB,e32bx2.x1 :nDwB,m28 :nD128wB,m6 :nD16wB,l2 :nD2wB,l32 :nD32wB
l4 :nD4wB,l64 :nD64wB,l8 :nD8wB,e64b.x1 :nwB,k28 :n128wB,k6 :n16wB,j2 :n2wB,j32 :n32wB,j4 :n4wB,j64 :n64wB,j8 :n8wB
b32x32b.x1 :nwB,k28 :n128wB,k6 :n16wB,j2 :n2wB,j32 :n32wB,j4 :n4wB,j64 :n64wB,j8 :n8wB,8wait.ld :,dst :
1ensormap.replace.box.dim :*Ww,ielement.stride :*Ww,mtype :*W,ifill.mode :*W,iglobal.address :*d,pdim :*Ww,pstride :*Wd
iinterleave.layout :*W,irank :*w,iswizzle.atomicity :*W,qmode :*W,2x.1d.array.grad.v4f32.f32 ffff:ddwfff
ks32.f32 wwww:ddwfff,ku32.f32 wwww:ddwfff,dlevel.v4f32.f32 ffff:ddwff,ls32.f32 wwww:ddwff,lu32.f32 wwww:ddwff
dv4f32.f32 ffff:ddwf,js32 ffff:ddww,fs32.f32 wwww:ddwf,js32 wwww:ddww,fu32.f32 wwww:ddwf,js32 wwww:ddww
7grad.v4f32.f32 ffff:ddfff,es32.f32 wwww:ddfff,eu32.f32 wwww:ddfff,7level.v4f32.f32 ffff:ddff,fs32.f32 wwww:ddff
fu32.f32 wwww:ddff,7v4f32.f32 ffff:ddf,ds32 ffff:ddw,9s32.f32 wwww:ddf,ds32 wwww:ddw,9u32.f32 wwww:ddf,ds32 wwww:ddw
42d.array.grad.v4f32.f32 ffff:ddwffffff,ks32.f32 wwww:ddwffffff,ku32.f32 wwww:ddwffffff,dlevel.v4f32.f32 ffff:ddwfff
ls32.f32 wwww:ddwfff,lu32.f32 wwww:ddwfff,dv4f32.f32 ffff:ddwff,js32 ffff:ddwww,fs32.f32 wwww:ddwff,js32 wwww:ddwww
fu32.f32 wwww:ddwff,js32 wwww:ddwww,7grad.v4f32.f32 ffff:ddffffff,es32.f32 wwww:ddffffff,eu32.f32 wwww:ddffffff
7level.v4f32.f32 ffff:ddfff,fs32.f32 wwww:ddfff,fu32.f32 wwww:ddfff,7v4f32.f32 ffff:ddff,ds32 ffff:ddww
9s32.f32 wwww:ddff,ds32 wwww:ddww,9u32.f32 wwww:ddff,ds32 wwww:ddww,43d.grad.v4f32.f32 ffff:ddfffffffff
es32.f32 wwww:ddfffffffff,eu32.f32 wwww:ddfffffffff,7level.v4f32.f32 ffff:ddffff,fs32.f32 wwww:ddffff
fu32.f32 wwww:ddffff,7v4f32.f32 ffff:ddfff,ds32 ffff:ddwww,9s32.f32 wwww:ddfff,ds32 wwww:ddwww,9u32.f32 wwww:ddfff
ds32 wwww:ddwww,4cube.array.level.v4f32.f32 ffff:ddwffff,ns32.f32 wwww:ddwffff,nu32.f32 wwww:ddwffff
fv4f32.f32 ffff:ddwfff,hs32.f32 wwww:ddwfff,hu32.f32 wwww:ddwfff,9level.v4f32.f32 ffff:ddffff,hs32.f32 wwww:ddffff
hu32.f32 wwww:ddffff,9v4f32.f32 ffff:ddfff,bs32.f32 wwww:ddfff,bu32.f32 wwww:ddfff
4unified.1d.array.grad.v4f32.f32 ffff:dwfff,ss32.f32 wwww:dwfff,su32.f32 wwww:dwfff,llevel.v4f32.f32 ffff:dwff
ts32.f32 wwww:dwff,tu32.f32 wwww:dwff,lv4f32.f32 ffff:dwf,rs32 ffff:dww,ns32.f32 wwww:dwf,rs32 wwww:dww,nu32.f32 wwww:dwf
rs32 wwww:dww,fgrad.v4f32.f32 ffff:dfff,ms32.f32 wwww:dfff,mu32.f32 wwww:dfff,flevel.v4f32.f32 ffff:dff,ns32.f32 wwww:dff
nu32.f32 wwww:dff,fv4f32.f32 ffff:df,ls32 ffff:dw,hs32.f32 wwww:df,ls32 wwww:dw,hu32.f32 wwww:df,ls32 wwww:dw
c2d.array.grad.v4f32.f32 ffff:dwffffff,ss32.f32 wwww:dwffffff,su32.f32 wwww:dwffffff,llevel.v4f32.f32 ffff:dwfff
ts32.f32 wwww:dwfff,tu32.f32 wwww:dwfff,lv4f32.f32 ffff:dwff,rs32 ffff:dwww,ns32.f32 wwww:dwff,rs32 wwww:dwww
nu32.f32 wwww:dwff,rs32 wwww:dwww,fgrad.v4f32.f32 ffff:dffffff,ms32.f32 wwww:dffffff,mu32.f32 wwww:dffffff
flevel.v4f32.f32 ffff:dfff,ns32.f32 wwww:dfff,nu32.f32 wwww:dfff,fv4f32.f32 ffff:dff,ls32 ffff:dww,hs32.f32 wwww:dff
ls32 wwww:dww,hu32.f32 wwww:dff,ls32 wwww:dww,c3d.grad.v4f32.f32 ffff:dfffffffff,ms32.f32 wwww:dfffffffff
mu32.f32 wwww:dfffffffff,flevel.v4f32.f32 ffff:dffff,ns32.f32 wwww:dffff,nu32.f32 wwww:dffff,fv4f32.f32 ffff:dfff
ls32 ffff:dwww,hs32.f32 wwww:dfff,ls32 wwww:dwww,hu32.f32 wwww:dfff,ls32 wwww:dwww
ccube.array.grad.v4f32.f32 ffff:dwfffffffff,us32.f32 wwww:dwfffffffff,uu32.f32 wwww:dwfffffffff
nlevel.v4f32.f32 ffff:dwffff,vs32.f32 wwww:dwffff,vu32.f32 wwww:dwffff,nv4f32.f32 ffff:dwfff,ps32.f32 wwww:dwfff
pu32.f32 wwww:dwfff,hgrad.v4f32.f32 ffff:dfffffffff,os32.f32 wwww:dfffffffff,ou32.f32 wwww:dfffffffff
hlevel.v4f32.f32 ffff:dffff,ps32.f32 wwww:dffff,pu32.f32 wwww:dffff,hv4f32.f32 ffff:dfff,js32.f32 wwww:dfff
ju32.f32 wwww:dfff,3surf.handle d:?*,e.internal d:*,1ld4.a.2d.v4f32.f32 ffff:ddff,cs32.f32 wwww:ddff,cu32.f32 wwww:ddff
5b.2d.v4f32.f32 ffff:ddff,cs32.f32 wwww:ddff,cu32.f32 wwww:ddff,5g.2d.v4f32.f32 ffff:ddff,cs32.f32 wwww:ddff
cu32.f32 wwww:ddff,5r.2d.v4f32.f32 ffff:ddff,cs32.f32 wwww:ddff,cu32.f32 wwww:ddff,5unified.a.2d.v4f32.f32 ffff:dff
ks32.f32 wwww:dff,ku32.f32 wwww:dff,db.2d.v4f32.f32 ffff:dff,ks32.f32 wwww:dff,ku32.f32 wwww:dff,dg.2d.v4f32.f32 ffff:dff
ks32.f32 wwww:dff,ku32.f32 wwww:dff,dr.2d.v4f32.f32 ffff:dff,ks32.f32 wwww:dff,ku32.f32 wwww:dff,1runc.d g:g,6f f:f
7tz.f f:f,1xq.array.size w:d,4channel.data.type w:d,corder w:d,4depth w:d,4height w:d,4num.mipmap.levels w:d,8samples w:d
4width w:d,0ue8m0x2.to.bf16x2 2y:s,1i2d.rm g:w,6n g:w,6p g:w,6z g:w,3f.rm f:w,6n f:w,6p f:w,6z f:w,1ll2d.rm g:d,7n g:d
7p g:d,7z g:d,4f.rm f:d,7n f:d,7p f:d,7z f:d,0vote.all b:b,8.sync b:wb,6ny b:b,8.sync b:wb,5ballot w:b,b.sync w:wb
5uni b:b,8.sync b:wb,0wgmma.commit_group.sync.aligned :,6fence.sync.aligned :,6wait_group.sync.aligned :D
1mma.m16n16k16.load.a.col.bf16 wwww:*,qf16 2h2h2h2h2h2h2h2h:*,qs8 ww:*,rtride.bf16 wwww:*w,xf16 2h2h2h2h2h2h2h2h:*w
xs8 ww:*w,xu8 ww:*w,qu8 ww:*,mrow.bf16 wwww:*,qf16 2h2h2h2h2h2h2h2h:*,qs8 ww:*,rtride.bf16 wwww:*w
xf16 2h2h2h2h2h2h2h2h:*w,xs8 ww:*w,xu8 ww:*w,qu8 ww:*,kb.col.bf16 wwww:*,qf16 2h2h2h2h2h2h2h2h:*,qs8 ww:*
rtride.bf16 wwww:*w,xf16 2h2h2h2h2h2h2h2h:*w,xs8 ww:*w,xu8 ww:*w,qu8 ww:*,mrow.bf16 wwww:*,qf16 2h2h2h2h2h2h2h2h:*
qs8 ww:*,rtride.bf16 wwww:*w,xf16 2h2h2h2h2h2h2h2h:*w,xs8 ww:*w,xu8 ww:*w,qu8 ww:*,kc.col.f16 2h2h2h2h:*,r32 ffffffff:*
qs32 wwwwwwww:*,rtride.f16 2h2h2h2h:*w,y32 ffffffff:*w,xs32 wwwwwwww:*w,mrow.f16 2h2h2h2h:*,r32 ffffffff:*
qs32 wwwwwwww:*,rtride.f16 2h2h2h2h:*w,y32 ffffffff:*w,xs32 wwwwwwww:*w,fmma.col.col.bf16 ffffffff:wwwwwwwwffffffff
rf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,y.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
w32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,y.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
s32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,y.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
w32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,y.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
rs8 wwwwwwww:wwwwwwwwwwww,t.satfinite wwwwwwww:wwwwwwwwwwww,ru8 wwwwwwww:wwwwwwwwwwww,t.satfinite wwwwwwww:wwwwwwwwwwww
nrow.bf16 ffffffff:wwwwwwwwffffffff,rf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
y.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,w32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
y.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,s32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
y.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,w32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
y.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,rs8 wwwwwwww:wwwwwwwwwwww,t.satfinite wwwwwwww:wwwwwwwwwwww
ru8 wwwwwwww:wwwwwwwwwwww,t.satfinite wwwwwwww:wwwwwwwwwwww,jrow.col.bf16 ffffffff:wwwwwwwwffffffff
rf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,y.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
w32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,y.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
s32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,y.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
w32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,y.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
rs8 wwwwwwww:wwwwwwwwwwww,t.satfinite wwwwwwww:wwwwwwwwwwww,ru8 wwwwwwww:wwwwwwwwwwww,t.satfinite wwwwwwww:wwwwwwwwwwww
nrow.bf16 ffffffff:wwwwwwwwffffffff,rf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
y.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,w32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
y.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,s32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
y.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,w32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
y.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,rs8 wwwwwwww:wwwwwwwwwwww,t.satfinite wwwwwwww:wwwwwwwwwwww
ru8 wwwwwwww:wwwwwwwwwwww,t.satfinite wwwwwwww:wwwwwwwwwwww,fstore.d.col.f16 :*2h2h2h2h,s32 :*ffffffff,rs32 :*wwwwwwww
stride.f16 :*2h2h2h2hw,z32 :*ffffffffw,ys32 :*wwwwwwwww,nrow.f16 :*2h2h2h2h,s32 :*ffffffff,rs32 :*wwwwwwww
stride.f16 :*2h2h2h2hw,z32 :*ffffffffw,ys32 :*wwwwwwwww,c8.load.a.col.stride.tf32 wwww:*w,ptf32 wwww:*
lrow.stride.tf32 wwww:*w,ptf32 wwww:*,jb.col.stride.tf32 wwww:*w,ptf32 wwww:*,lrow.stride.tf32 wwww:*w,ptf32 wwww:*
jc.col.f32 ffffffff:*,pstride.f32 ffffffff:*w,lrow.f32 ffffffff:*,pstride.f32 ffffffff:*w
emma.col.col.tf32 ffffffff:wwwwwwwwffffffff,mrow.tf32 ffffffff:wwwwwwwwffffffff,irow.col.tf32 ffffffff:wwwwwwwwffffffff
mrow.tf32 ffffffff:wwwwwwwwffffffff,estore.d.col.f32 :*ffffffff,qstride.f32 :*ffffffffw,mrow.f32 :*ffffffff
qstride.f32 :*ffffffffw,632n8k16.load.a.col.bf16 wwwwwwww:*,pf16 2h2h2h2h2h2h2h2h:*,ps8 wwww:*,qtride.bf16 wwwwwwww:*w
wf16 2h2h2h2h2h2h2h2h:*w,ws8 wwww:*w,wu8 wwww:*w,pu8 wwww:*,lrow.bf16 wwwwwwww:*,pf16 2h2h2h2h2h2h2h2h:*,ps8 wwww:*
qtride.bf16 wwwwwwww:*w,wf16 2h2h2h2h2h2h2h2h:*w,ws8 wwww:*w,wu8 wwww:*w,pu8 wwww:*,jb.col.bf16 ww:*
pf16 2h2h2h2h2h2h2h2h:*,ps8 w:*,qtride.bf16 ww:*w,wf16 2h2h2h2h2h2h2h2h:*w,ws8 w:*w,wu8 w:*w,pu8 w:*,lrow.bf16 ww:*
pf16 2h2h2h2h2h2h2h2h:*,ps8 w:*,qtride.bf16 ww:*w,wf16 2h2h2h2h2h2h2h2h:*w,ws8 w:*w,wu8 w:*w,pu8 w:*
jc.col.f16 2h2h2h2h:*,q32 ffffffff:*,ps32 wwwwwwww:*,qtride.f16 2h2h2h2h:*w,x32 ffffffff:*w,ws32 wwwwwwww:*w
lrow.f16 2h2h2h2h:*,q32 ffffffff:*,ps32 wwwwwwww:*,qtride.f16 2h2h2h2h:*w,x32 ffffffff:*w,ws32 wwwwwwww:*w
emma.col.col.bf16 ffffffff:wwwwwwwwwwffffffff,qf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,v32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,r32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,v32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,qs8 wwwwwwww:wwwwwwwwwwwww
s.satfinite wwwwwwww:wwwwwwwwwwwww,qu8 wwwwwwww:wwwwwwwwwwwww,s.satfinite wwwwwwww:wwwwwwwwwwwww
mrow.bf16 ffffffff:wwwwwwwwwwffffffff,qf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,v32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,r32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,v32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,qs8 wwwwwwww:wwwwwwwwwwwww
s.satfinite wwwwwwww:wwwwwwwwwwwww,qu8 wwwwwwww:wwwwwwwwwwwww,s.satfinite wwwwwwww:wwwwwwwwwwwww
irow.col.bf16 ffffffff:wwwwwwwwwwffffffff,qf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,v32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,r32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,v32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,qs8 wwwwwwww:wwwwwwwwwwwww
s.satfinite wwwwwwww:wwwwwwwwwwwww,qu8 wwwwwwww:wwwwwwwwwwwww,s.satfinite wwwwwwww:wwwwwwwwwwwww
mrow.bf16 ffffffff:wwwwwwwwwwffffffff,qf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,v32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,r32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,v32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,qs8 wwwwwwww:wwwwwwwwwwwww
s.satfinite wwwwwwww:wwwwwwwwwwwww,qu8 wwwwwwww:wwwwwwwwwwwww,s.satfinite wwwwwwww:wwwwwwwwwwwww
estore.d.col.f16 :*2h2h2h2h,r32 :*ffffffff,qs32 :*wwwwwwww,rtride.f16 :*2h2h2h2hw,y32 :*ffffffffw,xs32 :*wwwwwwwww
mrow.f16 :*2h2h2h2h,r32 :*ffffffff,qs32 :*wwwwwwww,rtride.f16 :*2h2h2h2hw,y32 :*ffffffffw,xs32 :*wwwwwwwww
68n32k16.load.a.col.bf16 ww:*,pf16 2h2h2h2h2h2h2h2h:*,ps8 w:*,qtride.bf16 ww:*w,wf16 2h2h2h2h2h2h2h2h:*w,ws8 w:*w
wu8 w:*w,pu8 w:*,lrow.bf16 ww:*,pf16 2h2h2h2h2h2h2h2h:*,ps8 w:*,qtride.bf16 ww:*w,wf16 2h2h2h2h2h2h2h2h:*w,ws8 w:*w
wu8 w:*w,pu8 w:*,jb.col.bf16 wwwwwwww:*,pf16 2h2h2h2h2h2h2h2h:*,ps8 wwww:*,qtride.bf16 wwwwwwww:*w
wf16 2h2h2h2h2h2h2h2h:*w,ws8 wwww:*w,wu8 wwww:*w,pu8 wwww:*,lrow.bf16 wwwwwwww:*,pf16 2h2h2h2h2h2h2h2h:*,ps8 wwww:*
qtride.bf16 wwwwwwww:*w,wf16 2h2h2h2h2h2h2h2h:*w,ws8 wwww:*w,wu8 wwww:*w,pu8 wwww:*,jc.col.f16 2h2h2h2h:*,q32 ffffffff:*
ps32 wwwwwwww:*,qtride.f16 2h2h2h2h:*w,x32 ffffffff:*w,ws32 wwwwwwww:*w,lrow.f16 2h2h2h2h:*,q32 ffffffff:*
ps32 wwwwwwww:*,qtride.f16 2h2h2h2h:*w,x32 ffffffff:*w,ws32 wwwwwwww:*w,emma.col.col.bf16 ffffffff:wwwwwwwwwwffffffff
qf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
v32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
r32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
v32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
qs8 wwwwwwww:wwwwwwwwwwwww,s.satfinite wwwwwwww:wwwwwwwwwwwww,qu8 wwwwwwww:wwwwwwwwwwwww
s.satfinite wwwwwwww:wwwwwwwwwwwww,mrow.bf16 ffffffff:wwwwwwwwwwffffffff
qf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
v32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
r32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
v32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
qs8 wwwwwwww:wwwwwwwwwwwww,s.satfinite wwwwwwww:wwwwwwwwwwwww,qu8 wwwwwwww:wwwwwwwwwwwww
s.satfinite wwwwwwww:wwwwwwwwwwwww,irow.col.bf16 ffffffff:wwwwwwwwwwffffffff
qf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
v32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
r32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
v32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
qs8 wwwwwwww:wwwwwwwwwwwww,s.satfinite wwwwwwww:wwwwwwwwwwwww,qu8 wwwwwwww:wwwwwwwwwwwww
s.satfinite wwwwwwww:wwwwwwwwwwwww,mrow.bf16 ffffffff:wwwwwwwwwwffffffff
qf16.f16 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
v32 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,x.satfinite 2h2h2h2h:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
r32.f16 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h,x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h
v32 ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff,x.satfinite ffffffff:2h2h2h2h2h2h2h2h2h2h2h2h2h2h2h2hffffffff
qs8 wwwwwwww:wwwwwwwwwwwww,s.satfinite wwwwwwww:wwwwwwwwwwwww,qu8 wwwwwwww:wwwwwwwwwwwww
s.satfinite wwwwwwww:wwwwwwwwwwwww,estore.d.col.f16 :*2h2h2h2h,r32 :*ffffffff,qs32 :*wwwwwwww,rtride.f16 :*2h2h2h2hw
y32 :*ffffffffw,xs32 :*wwwwwwwww,mrow.f16 :*2h2h2h2h,r32 :*ffffffff,qs32 :*wwwwwwww,rtride.f16 :*2h2h2h2hw
y32 :*ffffffffw,xs32 :*wwwwwwwww,88k128.load.a.row.b1 w:*,pstride.b1 w:*w,jb.col.b1 w:*,pstride.b1 w:*w,jc.col.s32 ww:*
qtride.s32 ww:*w,lrow.s32 ww:*,qtride.s32 ww:*w,emma.and.popc.row.col.b1 ww:wwww,ixor.popc.row.col.b1 ww:wwww
estore.d.col.s32 :*ww,rtride.s32 :*www,mrow.s32 :*ww,rtride.s32 :*www,a32.load.a.row.s4 w:*,ptride.s4 w:*w,vu4 w:*w
ou4 w:*,ib.col.s4 w:*,ptride.s4 w:*w,vu4 w:*w,ou4 w:*,ic.col.s32 ww:*,ptride.s32 ww:*w,krow.s32 ww:*,ptride.s32 ww:*w
dmma.row.col.s4 ww:wwww,r.satfinite ww:wwww,pu4 ww:wwww,r.satfinite ww:wwww,dstore.d.col.s32 :*ww,qtride.s32 :*www
lrow.s32 :*ww,qtride.s32 :*www,a4.load.a.col.f64 g:*,nstride.f64 g:*w,jrow.f64 g:*,nstride.f64 g:*w,hb.col.f64 g:*
nstride.f64 g:*w,jrow.f64 g:*,nstride.f64 g:*w,hc.col.f64 gg:*,nstride.f64 gg:*w,jrow.f64 gg:*,nstride.f64 gg:*w
cmma.col.col.f64 gg:gggg,orm.f64 gg:gggg,pn.f64 gg:gggg,pp.f64 gg:gggg,pz.f64 gg:gggg,krow.f64 gg:gggg,orm.f64 gg:gggg
pn.f64 gg:gggg,pp.f64 gg:gggg,pz.f64 gg:gggg,grow.col.f64 gg:gggg,orm.f64 gg:gggg,pn.f64 gg:gggg,pp.f64 gg:gggg
pz.f64 gg:gggg,krow.f64 gg:gggg,orm.f64 gg:gggg,pn.f64 gg:gggg,pp.f64 gg:gggg,pz.f64 gg:gggg,cstore.d.col.f64 :*gg
ostride.f64 :*ggw,krow.f64 :*gg,ostride.f64 :*ggw,0zext.clamp w:ww,5wrap w:ww
`;
