/** The launch APIs that are recognised, an API a row. */
import type { LaunchApi } from './api.ts';
import { OXIDE_BUILDER, OXIDE_MACRO, OXIDE_METHOD, OXIDE_RAW } from './cuda-oxide.ts';
import { CUDARC_ASYNC, CUDARC_BUILDER } from './cudarc.ts';
import { CUST_LAUNCH, CUST_STREAM } from './cust.ts';
import { DRIVER_LAUNCH } from './driver.ts';
import { OFFLOAD } from './offload.ts';

export { calledName, type LaunchApi, type LaunchNode, type Site } from './api.ts';
export { OXIDE_METHOD } from './cuda-oxide.ts';
export { driverModule, isDriverLoad, lookedUp, lookedUpInto, variableOf } from './driver.ts';

export const LAUNCH_APIS: readonly LaunchApi[] = [
  CUST_LAUNCH,
  CUST_STREAM,
  OXIDE_MACRO,
  OXIDE_RAW,
  OXIDE_BUILDER,
  CUDARC_BUILDER,
  CUDARC_ASYNC,
  DRIVER_LAUNCH,
  OFFLOAD,
  OXIDE_METHOD,
];
