/**
 * cuda-oxide's host libraries `cuda_core` and `cuda_host`: contexts, typed modules, launch
 * configurations, buffers.
 */
import { elementOf, named, nameOf, scalar, UNKNOWN } from '../types.ts';
import { type HostValue, integer, typed } from '../value.ts';
import { cudarcConfig } from './cudarc.ts';
import { bufferLength, lookUp, memory, pointerOf } from './cust.ts';
import type { FunctionRow, Library, MethodRow } from './library.ts';

const ONE: HostValue = integer(1n, scalar('u32'));
const ZERO: HostValue = integer(0n, scalar('u32'));

/** Three sizes of numbers. */
function triple(...sizes: readonly (HostValue | undefined)[]): HostValue {
  const elems = [0, 1, 2].map((at) => sizes[at] ?? ONE);
  return {
    type: { kind: 'tuple', elems: elems.map(({ type }) => type) },
    elems,
    span: sizes.find((size) => size?.span !== undefined)?.span,
  };
}

/** A configuration as its fields. */
function configuration(grid: HostValue, block: HostValue, shared: HostValue): HostValue {
  return {
    type: named('LaunchConfig'),
    fields: new Map([
      ['grid_dim', grid],
      ['block_dim', block],
      ['shared_mem_bytes', shared],
    ]),
  };
}

/** Blocks of 256 threads; `cudarc` has a function of the same name that makes others. */
const forElements =
  (block: bigint): FunctionRow =>
  ([count], { path, crates }) => {
    if (path.segments.at(-2)?.name.text !== 'LaunchConfig') return undefined;
    if (crates.has('cudarc')) return crates.has('cuda_core') ? undefined : cudarcConfig(count);
    const blocks = count?.int === undefined ? undefined : (count.int + block - 1n) / block;
    const grid: HostValue = { ...integer(blocks, scalar('u32')), span: count?.span };
    return configuration(triple(grid), triple(integer(block, scalar('u32'))), ZERO);
  };

const rank =
  (count: number): FunctionRow =>
  (args) => {
    const [grid, block, shared] = args;
    if (grid === undefined || block === undefined || shared === undefined) return undefined;
    const sizes = (value: HostValue): HostValue =>
      count === 1
        ? triple(value)
        : value.elems === undefined
          ? typed(value.type)
          : { ...triple(...value.elems), span: value.span };
    return {
      ...configuration(sizes(grid), sizes(block), shared),
      type: named(`LaunchConfig${count}D`),
    };
  };

/** `kernels::load(&ctx)`: the kernels of a Rust module. */
const load: FunctionRow = ([context], { path }) => {
  const rust = path.segments.at(-2)?.name.text;
  if (rust === undefined || /^[A-Z]/.test(rust)) return undefined;
  return { type: named('LoadedModule', named(rust)), module: { rust }, device: context?.device };
};

const embedded: FunctionRow = () => ({
  type: named('CudaModule'),
  module: { embedded: true },
});

const fromHost: FunctionRow = ([stream, data], call) =>
  data === undefined
    ? undefined
    : {
        ...memory(named('DeviceBuffer', call.types[0] ?? elementOf(data.type)), data.len, call),
        device: stream?.device,
      };

const clusters: MethodRow = (self, [size]) => ({
  ...self,
  fields: new Map([...(self.fields ?? []), ['cluster_dim', size ?? typed(UNKNOWN)]]),
});

export const CUDA_OXIDE: Library = {
  functions: {
    'LaunchConfig::for_num_elems': forElements(256n),
    'LaunchConfig1D::new': rank(1),
    'LaunchConfig2D::new': rank(2),
    'LaunchConfig3D::new': rank(3),
    load,
    load_named: load,
    load_async: load,
    load_async_named: load,
    from_module: load,
    load_kernel_module: embedded,
    load_embedded_module: embedded,
    'CudaContext::new': ([ordinal]) => ({ type: named('CudaContext'), device: ordinal?.int }),
    'DeviceBuffer::from_host': fromHost,
    'DeviceBuffer::from_pinned_host': fromHost,
    'RowWidth::new': ([buffer, width]) =>
      buffer && {
        ...buffer,
        type: named('RowWidth', buffer.type),
        fields: new Map([['width', width ?? typed(UNKNOWN)]]),
      },
    'RowWidthOwned::new': ([buffer]) =>
      buffer && { ...buffer, type: named('RowWidth', buffer.type) },
  },
  methods: {
    CudaContext: {
      default_stream: ({ device }) => ({ type: named('CudaStream'), device }),
      new_stream: ({ device }, _, { key }) => ({
        type: named('CudaStream'),
        nonBlocking: true,
        stream: key,
        device,
      }),
      load_module_from_file: ({ device }, [path]) => ({
        type: named('CudaModule'),
        device,
        module: path?.text === undefined ? undefined : { path: path.text },
      }),
      load_module_from_image: ({ device }, [image]) => ({
        type: named('CudaModule'),
        device,
        module: image?.module,
      }),
    },
    CudaModule: {
      load_function: lookUp('CudaFunction'),
    },
    CudaFunction: {
      cu_function: (self) => ({ ...self, type: named('CUfunction') }),
    },
    DeviceBuffer: {
      cu_deviceptr: pointerOf('CUdeviceptr'),
      len: bufferLength,
      to_host_vec: (self) => ({
        type: named('Vec', elementOf(self.type)),
        len: self.len,
        host: true,
      }),
    },
    LoadedModule: {
      as_cuda_module: ({ module }) => ({ type: named('CudaModule'), module }),
    },
    LaunchConfig: { with_cluster: clusters },
    '*': {
      default_stream: (self) =>
        nameOf(self.type) === undefined ? typed(named('CudaStream')) : undefined,
    },
  },
  prefixes: {
    // `module.prepare_vecadd(config)`: the configuration, checked against the kernel.
    prepare_: (_self, [config]) => ({ type: named('PreparedLaunch'), fields: config?.fields }),
  },
};
