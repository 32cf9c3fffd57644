/** `cudarc`: streams and modules of its driver API, and of its older device API. */
import { elementOf, named, scalar, UNKNOWN } from '../types.ts';
import { type HostValue, integer, typed } from '../value.ts';
import { bufferLength, lookUp, memory } from './cust.ts';
import type { FunctionRow, Library, MethodRow } from './library.ts';

const ONE: HostValue = integer(1n, scalar('u32'));

/** Blocks of 1024 threads, since the first version of the library. */
const BLOCK = 1024n;

/**
 * `for_num_elems` of `cudarc` is distinguished from that of cuda-oxide by the import in front of
 * it.
 */
export function cudarcConfig(count: HostValue | undefined): HostValue {
  const blocks = count?.int === undefined ? undefined : (count.int + BLOCK - 1n) / BLOCK;
  const tuple = (first: HostValue): HostValue => {
    const elems = [first, ONE, ONE];
    return { type: { kind: 'tuple', elems: elems.map(({ type }) => type) }, elems };
  };
  return {
    type: named('LaunchConfig'),
    fields: new Map([
      ['grid_dim', tuple({ ...integer(blocks, scalar('u32')), span: count?.span })],
      ['block_dim', tuple(integer(BLOCK, scalar('u32')))],
      ['shared_mem_bytes', integer(0n, scalar('u32'))],
    ]),
  };
}

const alloc: MethodRow = ({ device }, [count], call) => ({
  ...memory(named('CudaSlice', call.types[0] ?? UNKNOWN), count?.int, call),
  device,
});

const copied: MethodRow = ({ device }, [data], call) => ({
  ...memory(named('CudaSlice', elementOf(data?.type ?? UNKNOWN)), data?.len, call),
  device,
});

const toHost: MethodRow = (_self, [slice]) => ({
  type: named('Vec', elementOf(slice?.type ?? UNKNOWN)),
  len: slice?.len,
  host: true,
});

/** With the stream, a pair of the address and what records that the use has ended. */
const devicePointer: MethodRow = (self, [stream]) => {
  const address: HostValue = {
    device: self.device,
    type: named('CUdeviceptr', elementOf(self.type)),
    memory: self.memory,
    part: 'pointer',
  };
  if (stream === undefined) return address;
  const elems = [address, typed(named('SyncOnDrop'))];
  return { type: { kind: 'tuple', elems: elems.map(({ type }) => type) }, elems };
};

const sliceMethods: Readonly<Record<string, MethodRow>> = {
  len: bufferLength,
  slice: (self) => ({ type: named('CudaView', elementOf(self.type)) }),
  slice_mut: (self) => ({ type: named('CudaViewMut', elementOf(self.type)) }),
  as_view: (self) => ({ ...self, type: named('CudaView', elementOf(self.type)) }),
  as_view_mut: (self) => ({ ...self, type: named('CudaViewMut', elementOf(self.type)) }),
  // A copy has memory of its own.
  clone: (self, _, call) => memory(named('CudaSlice', elementOf(self.type)), self.len, call),
  device_ptr: devicePointer,
  device_ptr_mut: devicePointer,
};

const buffers: Readonly<Record<string, MethodRow>> = {
  alloc_zeros: alloc,
  alloc,
  memcpy_stod: copied,
  clone_htod: copied,
  clone_dtod: copied,
  htod_copy: copied,
  htod_sync_copy: copied,
  memcpy_dtov: toHost,
  clone_dtoh: toHost,
  dtoh_sync_copy: toHost,
  sync_reclaim: toHost,
};

const ptxSource: FunctionRow = ([source], { path }) => {
  const name = path.segments.at(-1)?.name.text;
  const type = named('Ptx');
  if (name === 'from_file')
    return { type, module: source?.text === undefined ? undefined : { path: source.text } };
  return {
    type,
    module:
      source?.module ??
      (source?.text === undefined ? undefined : { text: source.text, textSpan: source.textSpan }),
  };
};

const loadModule: MethodRow = ({ device }, [ptx, name]) => {
  // The older API names the module and gives nothing.
  if (name !== undefined) return { type: UNKNOWN, module: ptx?.module };
  return { type: named('CudaModule'), module: ptx?.module, device };
};

export const CUDARC: Library = {
  functions: {
    'Ptx::from_src': ptxSource,
    'Ptx::from_file': ptxSource,
    'CudaDevice::new': ([ordinal]) => ({ type: named('CudaDevice'), device: ordinal?.int }),
  },
  methods: {
    CudaContext: { ...buffers, load_module: loadModule },
    CudaStream: buffers,
    CudaDevice: {
      ...buffers,
      load_ptx: loadModule,
      get_func: (self, [module, name], call) =>
        lookUp('CudaFunction')({ ...self, module: module?.module }, name ? [name] : [], call),
    },
    CudaModule: { get_function: lookUp('CudaFunction') },
    CudaSlice: sliceMethods,
    CudaView: sliceMethods,
    CudaViewMut: sliceMethods,
  },
};
