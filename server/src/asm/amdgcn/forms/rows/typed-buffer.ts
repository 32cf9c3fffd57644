/** Typed buffers (MTBUF). `../form.ts` describes the notation. */
export const typedBufferForms = `
tbuffer_load_d16_format_x tbuffer_load_d16_format_xy
 =m1 +off s4.n format s1 offset? cpol? | 1200
 =m1 +off s4.n format SC.b32 offset? cpol? | 1100-1150
 =m1 v1 s4.n format s1 +idxen offset? cpol? | 1200
 =m1 v1 s4.n format s1 +offen offset? cpol? | 1200
 =m1 v1 s4.n format SC.b32 +idxen offset? cpol? | 1100-1150
 =m1 v1 s4.n format SC.b32 +offen offset? cpol? | 1100-1150
 =m1 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 =m1 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 1100-1150
tbuffer_load_d16_format_xyz tbuffer_load_d16_format_xyzw
 =m2 +off s4.n format s1 offset? cpol? | 1200
 =m2 +off s4.n format SC.b32 offset? cpol? | 1100-1150
 =m2 v1 s4.n format s1 +idxen offset? cpol? | 1200
 =m2 v1 s4.n format s1 +offen offset? cpol? | 1200
 =m2 v1 s4.n format SC.b32 +idxen offset? cpol? | 1100-1150
 =m2 v1 s4.n format SC.b32 +offen offset? cpol? | 1100-1150
 =m2 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 =m2 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 1100-1150
tbuffer_load_format_d16_x tbuffer_load_format_d16_xy
 =m1 +off s4.n format SC.b32 offset? cpol? | 900-1030
 =m1 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1030
 =m1 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1030
 =m1 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1030
tbuffer_load_format_d16_xyz tbuffer_load_format_d16_xyzw
 =m2 +off s4.n format SC.b32 offset? cpol? | 900-1030
 =m2 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1030
 =m2 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1030
 =m2 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1030
tbuffer_load_format_x
 =m1 +off s4.n format s1 offset? cpol? | 1200
 =m1 +off s4.n format SC.b32 offset? cpol? | 900-1150
 =m1 v1 s4.n format s1 +idxen offset? cpol? | 1200
 =m1 v1 s4.n format s1 +offen offset? cpol? | 1200
 =m1 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1150
 =m1 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1150
 =m1 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 =m1 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1150
tbuffer_load_format_xy
 =m2 +off s4.n format s1 offset? cpol? | 1200
 =m2 +off s4.n format SC.b32 offset? cpol? | 900-1150
 =m2 v1 s4.n format s1 +idxen offset? cpol? | 1200
 =m2 v1 s4.n format s1 +offen offset? cpol? | 1200
 =m2 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1150
 =m2 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1150
 =m2 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 =m2 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1150
tbuffer_load_format_xyz
 =m3 +off s4.n format s1 offset? cpol? | 1200
 =m3 +off s4.n format SC.b32 offset? cpol? | 900-1150
 =m3 v1 s4.n format s1 +idxen offset? cpol? | 1200
 =m3 v1 s4.n format s1 +offen offset? cpol? | 1200
 =m3 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1150
 =m3 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1150
 =m3 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 =m3 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1150
tbuffer_load_format_xyzw
 =m4 +off s4.n format s1 offset? cpol? | 1200
 =m4 +off s4.n format SC.b32 offset? cpol? | 900-1150
 =m4 v1 s4.n format s1 +idxen offset? cpol? | 1200
 =m4 v1 s4.n format s1 +offen offset? cpol? | 1200
 =m4 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1150
 =m4 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1150
 =m4 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 =m4 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1150
tbuffer_store_d16_format_x tbuffer_store_d16_format_xy
 m1 +off s4.n format s1 offset? cpol? | 1200
 m1 +off s4.n format SC.b32 offset? cpol? | 1100-1150
 m1 v1 s4.n format s1 +idxen offset? cpol? | 1200
 m1 v1 s4.n format s1 +offen offset? cpol? | 1200
 m1 v1 s4.n format SC.b32 +idxen offset? cpol? | 1100-1150
 m1 v1 s4.n format SC.b32 +offen offset? cpol? | 1100-1150
 m1 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 m1 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 1100-1150
tbuffer_store_d16_format_xyz tbuffer_store_d16_format_xyzw
 m2 +off s4.n format s1 offset? cpol? | 1200
 m2 +off s4.n format SC.b32 offset? cpol? | 1100-1150
 m2 v1 s4.n format s1 +idxen offset? cpol? | 1200
 m2 v1 s4.n format s1 +offen offset? cpol? | 1200
 m2 v1 s4.n format SC.b32 +idxen offset? cpol? | 1100-1150
 m2 v1 s4.n format SC.b32 +offen offset? cpol? | 1100-1150
 m2 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 m2 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 1100-1150
tbuffer_store_format_d16_x tbuffer_store_format_d16_xy
 m1 +off s4.n format SC.b32 offset? cpol? | 900-1030
 m1 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1030
 m1 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1030
 m1 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1030
tbuffer_store_format_d16_xyz tbuffer_store_format_d16_xyzw
 m2 +off s4.n format SC.b32 offset? cpol? | 900-1030
 m2 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1030
 m2 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1030
 m2 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1030
tbuffer_store_format_x
 m1 +off s4.n format s1 offset? cpol? | 1200
 m1 +off s4.n format SC.b32 offset? cpol? | 900-1150
 m1 v1 s4.n format s1 +idxen offset? cpol? | 1200
 m1 v1 s4.n format s1 +offen offset? cpol? | 1200
 m1 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1150
 m1 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1150
 m1 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 m1 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1150
tbuffer_store_format_xy
 m2 +off s4.n format s1 offset? cpol? | 1200
 m2 +off s4.n format SC.b32 offset? cpol? | 900-1150
 m2 v1 s4.n format s1 +idxen offset? cpol? | 1200
 m2 v1 s4.n format s1 +offen offset? cpol? | 1200
 m2 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1150
 m2 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1150
 m2 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 m2 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1150
tbuffer_store_format_xyz
 m3 +off s4.n format s1 offset? cpol? | 1200
 m3 +off s4.n format SC.b32 offset? cpol? | 900-1150
 m3 v1 s4.n format s1 +idxen offset? cpol? | 1200
 m3 v1 s4.n format s1 +offen offset? cpol? | 1200
 m3 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1150
 m3 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1150
 m3 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 m3 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1150
tbuffer_store_format_xyzw
 m4 +off s4.n format s1 offset? cpol? | 1200
 m4 +off s4.n format SC.b32 offset? cpol? | 900-1150
 m4 v1 s4.n format s1 +idxen offset? cpol? | 1200
 m4 v1 s4.n format s1 +offen offset? cpol? | 1200
 m4 v1 s4.n format SC.b32 +idxen offset? cpol? | 900-1150
 m4 v1 s4.n format SC.b32 +offen offset? cpol? | 900-1150
 m4 v2 s4.n format s1 +idxen +offen offset? cpol? | 1200
 m4 v2 s4.n format SC.b32 +idxen +offen offset? cpol? | 900-1150
`;
