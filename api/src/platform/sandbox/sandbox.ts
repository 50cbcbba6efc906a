import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { Logger } from '@nestjs/common';

interface Limits {
  /** Files and folders (`folder/*`) that it may read; it may write none. */
  readable: string[];
  heapMb: number;
  flags?: string[];
  /** Isolates it by the operating system; by default, if that is available. */
  isIsolated?: boolean;
}

/** Memory besides the heap: V8's own reservations, and buffers. */
const DATA_BESIDE_HEAP_MB = 1024;
const MEBIBYTE = 1024 * 1024;

/** Returns the util-linux programs that bound memory, kill with the server, and isolate network and processes. */
const isolationFor = ({ heapMb }: Pick<Limits, 'heapMb'>): [string, ...string[]] => [
  '/usr/bin/prlimit',
  ...[`--data=${(heapMb + DATA_BESIDE_HEAP_MB) * MEBIBYTE}`, '--core=0', '--'],
  ...['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--'],
  ...['/usr/bin/unshare', '--user', '--map-current-user', '--net', '--pid', '--fork', '--kill-child', '--'],
];

let canIsolate: boolean | null = null;

/** Returns whether the system provides network and process namespaces; elsewhere only Node restricts the process. */
export function isIsolated(): boolean {
  canIsolate ??= canStart(isolationFor({ heapMb: 64 }));
  return canIsolate;
}

function canStart([program, ...rest]: [string, ...string[]]): boolean {
  // Without these programs, as on macOS and Windows, the status is null.
  const { status } = spawnSync(program, [...rest, '/bin/true'], { env: {}, stdio: 'ignore', timeout: 5000 });
  if (status === 0) return true;
  new Logger('Sandbox').warn(
    'Published code runs without a network namespace here: see docs/releasing-a-module.md',
  );
  return false;
}

/**
 * Starts a process for published code. It has no environment, reads only the given files, writes none, starts no
 * processes and loads no native code. The program itself must call `lockDown` before it runs any of that code.
 */
export function startSandbox(program: URL, limits: Limits): ChildProcess {
  const flags = [
    '--permission',
    ...limits.readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${limits.heapMb}`,
    ...(limits.flags ?? []),
  ];
  const [wall, ...others] =
    (limits.isIsolated ?? isIsolated()) ? [...isolationFor(limits), process.execPath] : [process.execPath];
  return fork(program, {
    env: {},
    execPath: wall,
    execArgv: [...others, ...flags],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
