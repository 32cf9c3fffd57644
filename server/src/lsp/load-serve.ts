/** The part of the server that needs the compiler, read when somebody asks for it. */
import type { serve } from './serve.ts';

/** For entries that bring it together with its host. */
export async function loadServe(): Promise<typeof serve> {
  return (await import('./serve.ts')).serve;
}
