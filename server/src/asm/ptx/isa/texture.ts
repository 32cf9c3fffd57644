/** Texture (PTX ISA 9.7.10) and surface (9.7.11) instructions. */
import { family } from './row.ts';

export const textureRows = family('texture', [
  [
    'tex',
    {
      ops: '* A ...',
      is: 'd = texel at coordinates',
      doc: 'Looks a texture up at coordinates, filtered as its sampler says; `.level` and `.grad` choose the mipmap level. The destination has four elements, the second destination tells whether the texel was resident.',
      since: { cube: [30, 20], acube: [30, 20], '2dms': [32, 30], a1d: [30, 20], a2d: [30, 20] },
    },
  ],
  [
    'tld4',
    {
      ops: '* A ...',
      ptx: 22,
      sm: 20,
      is: 'd = one component of 4 texels',
      doc: 'Fetches one component of the four texels that bilinear filtering would use.',
    },
  ],
  [
    'txq',
    {
      ops: 'b32 A ...',
      ptx: 15,
      is: 'd = property of a texture',
      doc: 'Asks for a property of a texture or sampler: width, height, depth, formats, filter mode, samples.',
    },
  ],
  [
    'istypep',
    {
      ops: 'p *',
      ptx: 40,
      sm: 30,
      is: 'p = handle is of the type',
      doc: 'Tells whether an opaque handle is a texture, sampler or surface reference.',
    },
  ],
]);

export const surfaceRows = family('surface', [
  [
    'suld',
    {
      ops: '* A',
      ptx: 15,
      sm: 20,
      is: 'd = surface at coordinates',
      doc: 'Loads from a surface without format conversion; `.trap`, `.clamp` or `.zero` decides about coordinates outside.',
    },
  ],
  [
    'sust',
    {
      ops: 'A *',
      ptx: 15,
      is: 'surface at coordinates = b',
      doc: 'Stores to a surface, raw (`.b`) or converted to its format (`.p`).',
    },
  ],
  [
    'sured',
    {
      ops: 'A T',
      ptx: 15,
      sm: 20,
      is: 'surface op= b',
      doc: 'Reduction at surface coordinates: `.add`, `.min`, `.max`, `.and`, `.or`.',
    },
  ],
  [
    'suq',
    {
      ops: 'b32 A',
      ptx: 15,
      sm: 20,
      is: 'd = property of a surface',
      doc: 'Asks for a property of a surface: width, height, depth, data type, channel order.',
    },
  ],
]);
