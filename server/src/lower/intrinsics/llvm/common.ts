/**
 * Intrinsics of LLVM 22 that are no vendor's: made by `tools/gen-intrinsics.ts`, read by
 * `known.ts`.
 */

export const COMMON = `
0abs *:?B,1cos *:?,1ddressofreturnaddress *:,2just.trampoline p:p,1lloc.token.id *:?,4w.runtime.check b:?
6sanitize.address b:,fhwaddress b:,fmemory b:,fthread b:,6ubsan.check b:C,1nnotation *:?*?w,1rithmetic.fence *:?
1san.check.memaccess :pW,2in *:?,2sume :b,1tan *:?,42 *:??,0bitreverse *:?,1swap *:?,0call.preallocated.arg p:?W
isetup ?:W,iteardown :?,4br.landingpad *:?,2nonicalize *:?,1eil *:?,1lear_cache :pp,2mul *:??,1odeview.annotation :?
2nvert.from.fp16 *:s,8to.fp16 s:*,2pysign *:??,2ro.align *:,7loc b:?,aa.alloc ?:*w,cfree :?,cget p:?
6sync.context.alloc p:pp,jdealloc :p,bresume p:,bsize.replace :pp,6wait.suspend.bool b:ppp,jhandle :ppp,jvoid :ppp
5begin p:?p,a.custom.abi p:?pw,5destroy :p,6one b:p,5end :pb?,8.async :pb?,9results ?:?,5frame p:,7ee p:?p,5id ?:wppp
7.async ?:wwwp,8retcon ?:wwpppp,e.once ?:wwpppp,6s_in_ramp b:,5noop p:,5prepare.async p:p,dretcon p:p,7omise p:pwb
5resume :p,5save ?:p,6ize *:,6ubfn.addr p:pc,7spend c:?b,c.async *:wpp?,dretcon *:?,2s *:?,3h *:?,1tlz *:?B,2pop *:?
2tz *:?B,0dbg.assign :??????,4declare :???,4label :?,4value :???,1ebugtrap :,1onothing :,0eh.dwarf.cfa p:w
3exceptioncode w:?,cpointer *:?,3recoverfp p:pp,5turn.i32 :wp,b64 :dp,3sjlj.callsite :W,8functioncontext :p,8longjmp :p
9sda p:,8setjmp w:p,bup.dispatch :,3typeid.for w:*,3unwind.init :,1xp *:?,310 *:?,32 *:?,3ect *:??
6.with.probability *:??G,4rimental.constrained.acos *:???,qsin *:???,qtan *:???,t2 *:????,pceil *:??,qos *:???,sh *:???
pexp *:???,s2 *:???,pfadd *:????,qcmp ?:*???,ts ?:*???,qdiv *:????,qloor *:??,qma *:?????,rul *:????,tadd *:?????
qpext *:*?,rtosi *:*?,tui *:*?,srunc *:*??,qrem *:????,qsub *:????,pldexp *:?*??,qlrint *:*??,sound *:*?,qog *:???
s10 *:???,s2 *:???,qrint *:*??,round *:*?,pmaximum *:???,snum *:???,qinimum *:???,snum *:???,pnearbyint *:???,ppow *:????
si *:?w??,print *:???,qound *:??,ueven *:??,psin *:???,sh *:???,rtofp *:*??,qqrt *:???,ptan *:???,sh *:???,qrunc *:??
puitofp *:*??,gvergence.anchor ?:,pentry ?:,ploop ?:,ettz.elts *:*B,ddeoptimize *:?,dgc.get.pointer.base *:*,soffset d:*
grelocate *:?WW,isult *:?,gstatepoint ?:DW*WW?,eet.vector.length w:*WB,euard :b?,dmemset.pattern :***B
dnoalias.scope.decl :?,dpatchpoint *:DWpW?,n.void :DWpW?,dstackmap :DW?,dvector.compress *:???,kextract.last.active ?:*??
khistogram.add :**?,uuadd.sat :**?,vmax :**?,win :**?,kmatch ?:**?,ep.reverse *:??w,gsplice *:??W?ww,htrided.load *:**?w
ostore :***?w,dwidenable.condition b:,0fabs *:?,2ke.use :?,1loor *:?,1ma *:???,2uladd *:???,1ptosi.sat *:*,4ui.sat *:*
3runc.round *:*?,1rameaddress *:W,2exp **:?,1shl *:???,3r *:???,0gcread p:pp,3oot :pp,2write :ppp
1et.active.lane.mask *:*?,4dynamic.area.offset *:,4fpenv *:,6mode *:,4rounding w:,0hwasan.check.memaccess :ppW
m.fixedshadow :pWD,nshortgranules :ppW,zs.fixedshadow :pWD,0icall.branch.funnel :?,1nit.trampoline :ppp
2strprof.callsite :pdwwp,bover :pdww,aincrement :pdww,j.step :pdwwd,amcdc.parameters :pdw,ftvbitmap.update :pdwp
atimestamp :pdww,avalue.profile :pddww,2variant.end :pD*,astart p:D*,1s.constant b:*,3fpclass ?:*W
0launder.invariant.group *:?,1dexp *:?*,1ifetime.end :*,9start :*,1lrint *:*,3ound *:*,1oad.relative p:p*,2caladdress p:
5escape :?,5recover p:ppW,2g *:?,310 *:?,32 *:?,2op.decrement b:*,e.reg *:??,7pendence.raw.mask *:ppD,gwar.mask *:ppD
1rint *:*,2ound *:*,0masked.compressstore :*p?,7expandload *:p??,7gather *:???,7load *:*??,7scatter :*??,8tore :**?
2trix.column.major.load *:p*BWW,kstore :*p*BWW,7multiply *:**WWW,7transpose *:?WW,2ximum *:??,7num *:??,3num *:??
1emcpy :***B,6.element.unordered.atomic :***W,7inline :***B,3move :***B,7.element.unordered.atomic :***W,3set :*c*B
6.element.unordered.atomic :*c*W,7inline :*c*B,1inimum *:??,7num *:??,3num *:??,1odf ??:*,0nearbyint *:?
0objc.arc.annotation.bottomup.bbend :pp,vstart :pp,ktopdown.bbend :pp,ustart :pp,6utorelease p:p,gPoolPop :p,lush p:
gReturnValue p:p,5claimAutoreleasedReturnValue p:p,8ng.arc.noop.use :?,fuse :?,6opyWeak :pp,5destroyWeak :p
5initWeak p:pp,5loadWeak p:p,dRetained p:p,5moveWeak :pp,5release :p,7tain p:p,b.autorelease p:p,bAutorelease p:p
mReturnValue p:p,mdReturnValue p:p,bBlock p:p,bedObject p:p,5storeStrong :pp,aWeak p:pp,6ync.enter w:p,bxit w:p
5unretainedObject p:p,fPointer p:p,7safeClaimAutoreleasedReturnValue p:p,3ectsize *:*BBB,0pcmarker :w,1ow *:??,3i *:?*
1refetch :*WWW,3serve.array.access.index *:*WW,9static.offset p:p,bruct.access.index *:*WW,9union.access.index *:*W
2otected.field.ptr *:?dB,1seudoprobe :ddwd,1tr.annotation *:?*?w?,3auth.auth d:dWd,8blend d:dd,8resign d:dWdWd
8sign d:dWd,c.generic d:dd,9trip d:dW,3mask *:?*,1ublic.type.test b:p?,0read_register *:?,5volatile_register *:?
4cyclecounter d:,4steadycounter d:,2loc.none :?,2set.fpenv :,8mode :,2turnaddress p:W,1int *:?,1ound *:?,5even *:?
0sadd.sat *:??,5with.overflow *?:??,1cmp *:*?,1div.fix *:??W,8.sat *:??W,1eh.scope.begin :,aend :,4try.begin :,8end :
2t.fpenv :*,6mode :*,4loop.iterations :*,4rounding :w,1ideeffect :,2n *:?,3cos ??:*,6pi ??:*,3h *:?,1max *:??,2in *:??
2ul.fix *:??W,8.sat *:??W,5with.overflow *?:??,1ponentry *:,1qrt *:?,1sa.copy *:?,2hl.sat *:??,2ub.sat *:??
5with.overflow *?:??,1tackaddress *:,5guard p:,5protector :pp,5restore :*,5save *:,3rt.loop.iterations *:?,2epvector *:
2rip.invariant.group *:?,1wift.async.context.addr p:,0tan *:?,3h *:?,1est.set.loop.iterations b:*
6tart.loop.iterations *b:?,1hread.pointer *:,6local.address *:?,1rap :,2unc *:?,1ype.checked.load pb:pw?
h.relative pb:pw?,5test b:p?,0uadd.sat *:??,5with.overflow *?:??,1bsantrap :C,1cmp *:*?,1div.fix *:??W,8.sat *:??W
1max *:??,2in *:??,2ul.fix *:??W,8.sat *:??W,5with.overflow *?:??,1shl.sat *:??,2ub.sat *:??,5with.overflow *?:??
0va_copy :*?,3end :*,3start :*,2r.annotation :**?w?,1ector.deinterleave2 ??:*,j3 ???:*,j4 ????:*,j5 ?????:*,j6 ??????:*
j7 ???????:*,j8 ????????:*,7extract *:*D,7insert *:?*D,9terleave2 *:??,h3 *:???,h4 *:????,h5 *:?????,h6 *:??????
h7 *:???????,h8 *:????????,7partial.reduce.add ?:**,mfadd ?:**,7reduce.add ?:*,fnd ?:*,efadd ?:?*,fmax ?:*,iimum ?:*
gin ?:*,iimum ?:*,gul ?:?*,emul ?:*,eor ?:*,esmax ?:*,gin ?:*,eumax ?:*,gin ?:*,exor ?:*,9verse *:?,7splice.left *:??W
eright *:??W,1p.abs *:?b?w,4dd *:???w,4nd *:???w,4shr *:???w,3bitreverse *:??w,4swap *:??w,3ceil *:??w,4opysign *:???w
4tlz *:?B?w,5pop *:??w,5tz *:?B?w,7.elts *:*B?w,3fabs *:??w,5dd *:???w,4cmp ?:*???w,4div *:???w,4loor *:??w,4ma *:????w
5ul *:???w,7add *:????w,4neg *:??w,4pext *:*?w,5tosi *:*?w,7ui *:*?w,6runc *:*?w,4rem *:???w,4shl *:????w,6r *:????w
5ub *:???w,3gather *:??w,3icmp ?:*???w,4nttoptr *:*?w,4s.fpclass ?:*W?w,3llrint *:*?w,4oad *:*?w,7.ff *w:*?w,4rint *:*?w
4shr *:???w,3maximum *:???w,6num *:???w,4erge *:???w,4inimum *:???w,6num *:???w,4ul *:???w,3nearbyint *:??w,3or *:???w
3ptrtoint *:*?w,3reduce.add ?:?*?w,bnd ?:?*?w,afadd ?:?*?w,bmax ?:?*?w,eimum ?:?*?w,cin ?:?*?w,eimum ?:?*?w,cul ?:?*?w
amul ?:?*?w,aor ?:?*?w,asmax ?:?*?w,cin ?:?*?w,aumax ?:?*?w,cin ?:?*?w,axor ?:?*?w,4int *:??w,4ound *:??w,8even *:??w
8tozero *:??w,3sadd.sat *:???w,4catter :*??w,4div *:???w,4elect *:???w,5xt *:*?w,4hl *:???w,4itofp *:*?w,4max *:???w
5in *:???w,4qrt *:??w,4rem *:???w,4sub.sat *:???w,4tore :**?w,4ub *:???w,3trunc *:*?w,3uadd.sat *:???w,4div *:???w
4itofp *:*?w,4max *:???w,5in *:???w,4rem *:???w,4sub.sat *:???w,3xor *:???w,3zext *:*?w,1scale *:,0write_register :?*
0xray.customevent :pd,5typedevent :dpd
`;
