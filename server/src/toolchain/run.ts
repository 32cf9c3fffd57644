/** Runs a program to its end. */
import { execFile } from 'node:child_process';

/** Milliseconds; large kernels take long. */
const TIMEOUT = 30_000;

/** Bytes of output that are read. */
const MOST_OUTPUT = 64_000_000;

export interface Said {
  readonly failed: boolean;
  /** Everything the program printed; where it could not run or took too long, why. */
  readonly text: string;
}

/** What a program prints. Without a shell; `signal` ends it. */
export function runProgram(
  program: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<Said> {
  return new Promise((resolve) => {
    const options = {
      timeout: TIMEOUT,
      maxBuffer: MOST_OUTPUT,
      windowsHide: true,
      ...(signal ? { signal } : {}),
    };
    execFile(program, [...args], options, (error, stdout, stderr) => {
      const printed = `${stdout}${stderr}`;
      const late = error?.killed === true ? `no answer within ${TIMEOUT / 1000} s` : undefined;
      resolve({ failed: error !== null, text: late ?? (printed || (error?.message ?? '')) });
    });
  });
}

/** The line that says what went wrong, without the name of the program. */
export function complaintOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.find((one) => /error|fatal/i.test(one)) ?? lines.find((one) => one !== '');
  return (line ?? 'failed')
    .replace(/^\w+\s*(?:fatal|error|info)?\s*:\s*|\S*kernel\.(?:ptx|cubin)/g, '')
    .trim();
}
