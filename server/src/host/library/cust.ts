/** Rust-CUDA's host library `cust`: modules, functions, buffers, sizes. */
import { elementOf, type HostType, named, nameOf, scalar, UNKNOWN } from '../types.ts';
import { type HostValue, NOTHING, typed, usize } from '../value.ts';
import type { FunctionRow, Library, MethodCall, MethodRow } from './library.ts';

/** New memory on the device; the variable that it is put into names it. */
export function memory(
  type: HostType,
  len: bigint | undefined,
  { key, span }: Pick<MethodCall, 'key' | 'span'>,
  one = false,
): HostValue {
  return { type, len, memory: { id: key, name: '', one, made: span }, part: 'buffer' };
}

export const pointerOf =
  (name: string): MethodRow =>
  (self) => ({
    type: named(name, elementOf(self.type)),
    ...(self.memory && { memory: self.memory, part: 'pointer' as const }),
    len: self.len,
    device: self.device,
  });

export const bufferLength: MethodRow = (self) => ({
  ...usize(self.len),
  ...(self.memory && { memory: self.memory, part: 'length' as const }),
});

const fromSlice: FunctionRow = ([slice], call) =>
  memory(
    named('DeviceBuffer', call.types[0] ?? elementOf(slice?.type ?? UNKNOWN)),
    slice?.len,
    call,
  );

/** `zeroed(n)`, or with the stream in front of it or behind. */
const sized: FunctionRow = (args, call) => {
  const count = args.find(({ type }) => type.kind === 'scalar' || type.kind === 'literal');
  const stream = args.find(({ type }) => nameOf(type) === 'CudaStream');
  return {
    ...memory(named('DeviceBuffer', call.types[0] ?? UNKNOWN), count?.int, call),
    device: stream?.device,
  };
};

const boxed: FunctionRow = ([value], call) => {
  const type = value?.type ?? UNKNOWN;
  const inner = call.types[0] ?? (type.kind === 'ref' ? type.inner : type);
  return memory(named('DeviceBox', inner.kind === 'literal' ? UNKNOWN : inner), 1n, call, true);
};

const fromPtx: FunctionRow = ([source]) => ({
  type: named('Module'),
  module:
    source?.module ??
    (source?.text === undefined ? undefined : { text: source.text, textSpan: source.textSpan }),
});

const fromFile: FunctionRow = ([path]) => ({
  type: named('Module'),
  module: path?.text === undefined ? undefined : { path: path.text },
});

/** A kernel looked up by a string. */
export const lookUp =
  (type: string): MethodRow =>
  (self, [name]) => ({
    type: named(type),
    device: self.device,
    kernel:
      name?.text === undefined || name.textSpan === undefined
        ? undefined
        : {
            text: name.text.replace(/\0$/, ''),
            span: name.textSpan,
            how: 'string',
            module: self.module,
            qualifier: [],
            generics: undefined,
            sure: true,
          },
  });

const sizes =
  (type: string, count: number): FunctionRow =>
  (args) =>
    args.length === count
      ? {
          type: named(type),
          fields: new Map(args.map((value, at) => ['xyz'[at]!, value])),
        }
      : undefined;

const emptyDims =
  (type: string): FunctionRow =>
  () =>
    typed(named(type));

const asBuffer: MethodRow = (self, _, call) =>
  memory(named('DeviceBuffer', elementOf(self.type)), self.len, call);

const suggested: MethodRow = () => ({
  type: { kind: 'tuple', elems: [scalar('u32'), scalar('u32')] },
});

const deviceMethods: Readonly<Record<string, MethodRow>> = {
  as_device_ptr: pointerOf('DevicePointer'),
  as_slice: (self) => self,
  len: bufferLength,
  as_host_vec: (self) => ({ type: named('Vec', elementOf(self.type)), len: self.len, host: true }),
};

/** Another place of the same memory: what of it overlaps, is not known. */
const elsewhere: MethodRow = ({ type }) => ({ type });

export const CUST: Library = {
  functions: {
    'DeviceBuffer::from_slice': fromSlice,
    'DeviceBuffer::from_slice_async': fromSlice,
    'DeviceBuffer::zeroed': sized,
    'DeviceBuffer::zeroed_async': sized,
    'DeviceBuffer::uninitialized': sized,
    'DeviceBuffer::uninitialized_async': sized,
    'DeviceBox::new': boxed,
    'DeviceBox::new_async': boxed,
    'UnifiedBuffer::new': ([value, count], call) =>
      memory(
        named('UnifiedBuffer', value?.type.kind === 'ref' ? value.type.inner : UNKNOWN),
        count?.int,
        call,
      ),
    'UnifiedBuffer::from_slice': ([slice], call) =>
      memory(named('UnifiedBuffer', elementOf(slice?.type ?? UNKNOWN)), slice?.len, call),
    'UnifiedBox::new': ([value], call) =>
      memory(named('UnifiedBox', value?.type ?? UNKNOWN), 1n, call, true),
    // Page-locked memory has one address on both sides.
    'LockedBuffer::new': ([value, count]) => ({
      type: named('Vec', value?.type.kind === 'ref' ? value.type.inner : UNKNOWN),
      len: count?.int,
      host: false,
    }),
    'LockedBuffer::from_slice': ([slice]) => ({
      type: named('Vec', elementOf(slice?.type ?? UNKNOWN)),
      len: slice?.len,
      host: false,
    }),
    'Module::from_ptx': fromPtx,
    'Module::from_ptx_cstr': fromPtx,
    'Module::from_cubin': fromPtx,
    'Module::from_fatbin': fromPtx,
    'Module::from_file': fromFile,
    'Module::load_from_string': fromPtx,
    'Stream::new': ([flags], { key }) => ({
      type: named('Stream'),
      nonBlocking: flags?.nonBlocking,
      stream: key,
    }),
    'StreamFlags::NON_BLOCKING': () => ({ type: named('StreamFlags'), nonBlocking: true }),
    'GridSize::x': sizes('GridSize', 1),
    'GridSize::xy': sizes('GridSize', 2),
    'GridSize::xyz': sizes('GridSize', 3),
    'BlockSize::x': sizes('BlockSize', 1),
    'BlockSize::xy': sizes('BlockSize', 2),
    'BlockSize::xyz': sizes('BlockSize', 3),
    'GridSize::from': ([value]) => value && { ...value },
    'BlockSize::from': ([value]) => value && { ...value },
    'GridSize::default': emptyDims('GridSize'),
    'UVec2::new': sizes('UVec2', 2),
    'UVec3::new': sizes('UVec3', 3),
  },
  methods: {
    Module: { get_function: lookUp('Function'), get_global: () => NOTHING },
    Function: { suggested_launch_configuration: suggested },
    DeviceBuffer: deviceMethods,
    DeviceSlice: deviceMethods,
    DeviceBox: deviceMethods,
    DeviceVariable: deviceMethods,
    UnifiedBuffer: { ...deviceMethods, as_unified_ptr: pointerOf('UnifiedPointer') },
    UnifiedBox: { ...deviceMethods, as_unified_ptr: pointerOf('UnifiedPointer') },
    DevicePointer: {
      as_raw: (self) => ({
        type: named('CUdeviceptr', elementOf(self.type)),
        memory: self.memory,
        part: self.part,
      }),
      as_ptr: rawPointer(false),
      as_mut_ptr: rawPointer(true),
      // Where it points to then is another place of the same memory.
      add: elsewhere,
      offset: elsewhere,
      wrapping_add: elsewhere,
      cast: (self, _, { types }) => ({
        ...self,
        type: named('DevicePointer', types[0] ?? UNKNOWN),
      }),
    },
    Vec: { as_dbuf: asBuffer },
    '[]': { as_dbuf: asBuffer },
    '*': {
      as_dbuf: asBuffer,
      as_dbox: (self, _, call) => {
        const type = self.type.kind === 'literal' ? UNKNOWN : self.type;
        return memory(named('DeviceBox', type), 1n, call, true);
      },
    },
  },
};

function rawPointer(mut: boolean): MethodRow {
  return (self) => ({
    type: { kind: 'ptr', mut, inner: elementOf(self.type) },
    memory: self.memory,
    part: self.part,
    len: self.len,
  });
}
