import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { Logger } from '@nestjs/common';

/** What a process that runs published code may have. */
interface Cell {
  /** Files and folders (`folder/*`) that it may read; it writes none. */
  readable: string[];
  heapMb: number;
  flags?: string[];
  /** Whether the system's wall stands around it: unless a spec says otherwise, wherever it can. */
  isWalled?: boolean;
}

/** Beside the heap: V8's own reservations, and buffers, which lie outside of it. */
const DATA_BESIDE_HEAP_MB = 1024;
const MEBIBYTE = 1024 * 1024;

/**
 * Programs of Linux (util-linux) that run another one: bounded in memory, killed with the server, in a network without any way out
 * and among no processes but its own.
 */
const wallsFor = ({ heapMb }: Pick<Cell, 'heapMb'>): [string, ...string[]] => [
  '/usr/bin/prlimit',
  ...[`--data=${(heapMb + DATA_BESIDE_HEAP_MB) * MEBIBYTE}`, '--core=0', '--'],
  ...['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--'],
  ...['/usr/bin/unshare', '--user', '--map-current-user', '--net', '--pid', '--fork', '--kill-child', '--'],
];

let hasWalls: boolean | null = null;

/** Whether the system gives such processes a network and a table of processes of their own; elsewhere Node's means must do. */
export function isWalled(): boolean {
  hasWalls ??= standsUp(wallsFor({ heapMb: 64 }));
  return hasWalls;
}

function standsUp([program, ...rest]: [string, ...string[]]): boolean {
  // Where there are no such programs, as on macOS and Windows, there is no status either.
  const { status } = spawnSync(program, [...rest, '/bin/true'], { env: {}, stdio: 'ignore', timeout: 5000 });
  if (status === 0) return true;
  new Logger('Prison').warn(
    'Published code runs without a network namespace here: docs/releasing-a-module.md says what that means',
  );
  return false;
}

/**
 * Starts a process for code that was published. Without an environment, it reads these files, writes none, starts nothing and
 * loads no native code. The program itself calls `closeOff` before it runs any of that code.
 */
export function startPrisoner(program: URL, cell: Cell): ChildProcess {
  const flags = [
    '--permission',
    ...cell.readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${cell.heapMb}`,
    ...(cell.flags ?? []),
  ];
  const [wall, ...others] =
    (cell.isWalled ?? isWalled()) ? [...wallsFor(cell), process.execPath] : [process.execPath];
  return fork(program, {
    env: {},
    execPath: wall,
    execArgv: [...others, ...flags],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
