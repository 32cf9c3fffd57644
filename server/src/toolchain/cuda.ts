/**
 * CUDA's driver interface, through `koffi` where that is installed: enough to load a PTX text and
 * to launch its kernels. Nothing of CUDA is needed to build, and no program is started.
 */
import { existsSync, realpathSync } from 'node:fs';
// The bundle of tools has a `createRequire` of its own.
import { createRequire as requireFrom } from 'node:module';

/** As `koffi` types a library. */
interface Library {
  func(declaration: string): (...args: readonly unknown[]) => number;
}

export interface ForeignFunctions {
  load(path: string): Library;
}

/** A launch: see `GpuLaunch` of `ide`. */
interface Launch {
  readonly kernel: string;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly dynamicShared: number;
  readonly sizes: readonly number[];
  fill(addresses: readonly bigint[]): {
    readonly contents: readonly Uint8Array[];
    readonly params: Uint8Array;
  };
}

interface Launched {
  readonly milliseconds: number;
  readonly contents: readonly Uint8Array[];
}

export interface CudaDevice {
  readonly name: string;
  readonly cpu: string;
  load(ptx: string): { launch(launch: Launch): Launched };
}

/** Why there is no GPU to run on. */
export interface NoGpu {
  readonly why: string;
}

/** Where the driver is looked for, by its name alone: the system knows where it is. */
const DRIVERS: Readonly<Record<string, readonly string[]>> = {
  win32: ['nvcuda.dll'],
  linux: ['libcuda.so.1', '/usr/lib/wsl/lib/libcuda.so.1'],
};

/** Declarations of cuda.h; handles are pointers, addresses of the device are 64-bit numbers. */
const FUNCTIONS = {
  init: 'int cuInit(unsigned int flags)',
  errorName: 'int cuGetErrorName(int error, _Out_ const char **name)',
  errorString: 'int cuGetErrorString(int error, _Out_ const char **text)',
  count: 'int cuDeviceGetCount(_Out_ int *count)',
  device: 'int cuDeviceGet(_Out_ int *device, int ordinal)',
  deviceName: 'int cuDeviceGetName(_Out_ void *name, int length, int device)',
  attribute: 'int cuDeviceGetAttribute(_Out_ int *value, int attribute, int device)',
  retain: 'int cuDevicePrimaryCtxRetain(_Out_ void **context, int device)',
  current: 'int cuCtxSetCurrent(void *context)',
  synchronize: 'int cuCtxSynchronize()',
  load: 'int cuModuleLoadData(_Out_ void **module, const void *image)',
  kernel: 'int cuModuleGetFunction(_Out_ void **function, void *module, const char *name)',
  setAttribute: 'int cuFuncSetAttribute(void *function, int attribute, int value)',
  allocate: 'int cuMemAlloc_v2(_Out_ uint64_t *address, size_t bytes)',
  free: 'int cuMemFree_v2(uint64_t address)',
  toDevice: 'int cuMemcpyHtoD_v2(uint64_t address, const void *bytes, size_t count)',
  toHost: 'int cuMemcpyDtoH_v2(_Out_ void *bytes, uint64_t address, size_t count)',
  launch:
    'int cuLaunchKernel(void *function, unsigned int gx, unsigned int gy, unsigned int gz, unsigned int bx, unsigned int by, unsigned int bz, unsigned int shared, void *stream, void **params, void **extra)',
  newEvent: 'int cuEventCreate(_Out_ void **event, unsigned int flags)',
  record: 'int cuEventRecord(void *event, void *stream)',
  wait: 'int cuEventSynchronize(void *event)',
  elapsed: 'int cuEventElapsedTime(_Out_ float *milliseconds, void *start, void *end)',
} as const;

type Name = keyof typeof FUNCTIONS;
type Driver = Readonly<Record<Name, (...args: readonly unknown[]) => number>>;

/** Numbers of cuda.h. */
const ATTRIBUTE = { major: 75, minor: 76, dynamicShared: 8 } as const;
const PARAMS = { end: 0, pointer: 1, size: 2 } as const;
/** Dynamic shared memory that a kernel may have without asking. */
const SHARED_LIMIT = 48 * 1024;

/** `koffi`, where it is installed beside the program that runs; no bundler follows this. */
function foreignFunctions(): ForeignFunctions | undefined {
  try {
    const ask = requireFrom(realpathSync(process.argv[1] ?? ''));
    return ask('koffi') as ForeignFunctions;
  } catch {
    return undefined;
  }
}

/**
 * The first GPU, or why there is none.
 *
 * @param options another library in place of the driver, and another `koffi`
 */
export function openCuda(
  options: { readonly driver?: string; readonly foreign?: ForeignFunctions } = {},
): CudaDevice | NoGpu {
  const paths = options.driver === undefined ? DRIVERS[process.platform] : [options.driver];
  if (paths === undefined) return { why: 'CUDA has no driver for this system' };
  const foreign = options.foreign ?? foreignFunctions();
  if (foreign === undefined)
    return { why: 'the package `koffi` is not installed; `npm install koffi` beside warplens' };
  const library = loaded(foreign, paths);
  if (library === undefined)
    return { why: `there is no CUDA driver: ${paths[0]} cannot be loaded` };
  try {
    return new Device(boundTo(library));
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

function loaded(foreign: ForeignFunctions, paths: readonly string[]): Library | undefined {
  for (const path of paths) {
    if (path.startsWith('/') && !existsSync(path)) continue;
    try {
      return foreign.load(path);
    } catch {
      // The next one, if there is any.
    }
  }
  return undefined;
}

function boundTo(library: Library): Driver {
  const bound = Object.entries(FUNCTIONS).map(([name, declaration]) => [
    name,
    library.func(declaration),
  ]);
  return Object.fromEntries(bound) as Driver;
}

class Device implements CudaDevice {
  readonly name: string;
  readonly cpu: string;
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
    this.call('init', 0);
    if (this.given<number>('count') === 0) throw new Error('the CUDA driver knows no GPU');
    const device = this.given<number>('device', 0);
    const name = new Uint8Array(256);
    this.call('deviceName', name, name.length, device);
    this.name = new TextDecoder().decode(name.subarray(0, name.indexOf(0)));
    const [major, minor] = [ATTRIBUTE.major, ATTRIBUTE.minor].map((attribute) =>
      this.given<number>('attribute', attribute, device),
    );
    this.cpu = `sm_${major}${minor}`;
    this.call('current', this.given('retain', device));
  }

  /** Calls a function; throws what the driver says where it fails. */
  private call(name: Name, ...args: readonly unknown[]): void {
    const error = this.driver[name](...args);
    if (error === 0) return;
    const [word, text] = [[''], ['']];
    this.driver.errorName(error, word);
    this.driver.errorString(error, text);
    const [what = name] = /\bcu\w+/.exec(FUNCTIONS[name]) ?? [];
    throw new Error(`${what} failed: ${word[0] || error}${text[0] ? `, ${text[0]}` : ''}`);
  }

  /** The first argument of a function is where it puts its answer. */
  private given<T = unknown>(name: Name, ...args: readonly unknown[]): T {
    const out: [T] = [null as T];
    this.call(name, out, ...args);
    return out[0];
  }

  load(ptx: string) {
    const module = this.given('load', new TextEncoder().encode(`${ptx}\0`));
    return { launch: (launch: Launch) => this.launch(module, launch) };
  }

  private launch(module: unknown, launch: Launch): Launched {
    const { kernel, grid, block, dynamicShared, sizes } = launch;
    const entry = this.given('kernel', module, kernel);
    if (dynamicShared > SHARED_LIMIT)
      this.call('setAttribute', entry, ATTRIBUTE.dynamicShared, dynamicShared);
    const addresses: bigint[] = [];
    try {
      for (const size of sizes)
        addresses.push(BigInt(this.given<bigint | number>('allocate', Math.max(1, size))));
      const { contents, params } = launch.fill(addresses);
      for (const [at, bytes] of contents.entries())
        if (bytes.length > 0) this.call('toDevice', addresses[at], bytes, bytes.length);
      const size = new BigUint64Array([BigInt(params.length)]);
      const given = [PARAMS.pointer, params, PARAMS.size, size, PARAMS.end].map((one) =>
        typeof one === 'number' ? BigInt(one) : one,
      );
      const extra = params.length === 0 ? null : given;
      const [start, end] = [this.given('newEvent', 0), this.given('newEvent', 0)];
      this.call('record', start, null);
      this.call('launch', entry, ...grid, ...block, dynamicShared, null, null, extra);
      this.call('record', end, null);
      this.call('wait', end);
      this.call('synchronize');
      const milliseconds = this.given<number>('elapsed', start, end);
      const after = sizes.map((bytes, at) => {
        const out = new Uint8Array(bytes);
        if (bytes > 0) this.call('toHost', out, addresses[at], bytes);
        return out;
      });
      return { milliseconds, contents: after };
    } finally {
      for (const address of addresses) this.driver.free(address);
    }
  }
}
