import type { ChildProcess } from 'node:child_process';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LANGUAGES, type ModuleName, type ReleaseProblem } from '@vitral/contracts';
import { startSandbox } from '../../../platform/sandbox/sandbox.ts';
import { problem } from '../../releases/release-problem.ts';
import { readablePaths } from './readable-paths.ts';
import type { TrialFailure, TrialMember, TrialReport } from './trial-messages.ts';

const HEAP_MB = 512;
const MAX_FAILURES = 10;
const THIS_FILE = import.meta.url;
const PROCESS = new URL(`./trial-process${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);

/** Opens modules in jsdom before any visitor receives them, each in a process that may read their files and nothing else. */
@Injectable()
export class TrialRunner implements OnApplicationShutdown {
  /** A trial that takes longer is waiting for something that never happens. */
  limitMs = 90_000;
  private readable: string[] | null = null;
  private readonly running = new Set<ChildProcess>();

  /** Returns the problems with the pages of a module in the set of `members`. */
  async run(members: TrialMember[], module: ModuleName): Promise<ReleaseProblem[]> {
    this.readable ??= readablePaths();
    const readable = [...this.readable, ...members.map(({ folder }) => `${folder}/*`)];
    const child = startSandbox(PROCESS, { readable, heapMb: HEAP_MB });
    this.running.add(child);
    try {
      const ended = await reportOf(child, this.limitMs, () => child.send({ members, module }));
      if (ended === 'late') return [problem('trial-timeout', { module })];
      if (typeof ended === 'string') return [problem('load-failed', { module, detail: ended })];
      return ended.failures.map((failure) => problemOf(module, failure));
    } finally {
      this.running.delete(child);
      child.kill('SIGKILL');
    }
  }

  onApplicationShutdown(): void {
    for (const child of this.running) child.kill('SIGKILL');
  }
}

/** Resolves with the report; `late` after the time limit, or a sentence about how the process ended without a report. */
function reportOf(child: ChildProcess, limit: number, begin: () => void): Promise<TrialReport | string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('late'), limit);
    const end = (outcome: TrialReport | string) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    child.on('message', (message) => end(readReport(message) ?? 'its report cannot be read'));
    child.on('exit', (code, signal) => end(`its process was ended by ${signal ?? `exit(${code})`}`));
    child.on('error', reject);
    begin();
  });
}

/** Validates the report, since code of the release runs in the process that writes it. */
function readReport(message: unknown): TrialReport | null {
  const { failures } = Object(message) as { failures?: unknown };
  return Array.isArray(failures) && failures.every(isFailure)
    ? { failures: failures.slice(0, MAX_FAILURES) }
    : null;
}

function isFailure(value: unknown): value is TrialFailure {
  const { detail, page, language } = Object(value) as Record<string, unknown>;
  return (
    typeof detail === 'string' &&
    (page === undefined || typeof page === 'string') &&
    (language === undefined || LANGUAGES.some((known) => known === language))
  );
}

function problemOf(module: ModuleName, { page, language, detail }: TrialFailure): ReleaseProblem {
  if (page === undefined) return problem('load-failed', { module, detail });
  if (language === undefined) return problem('page-failed', { module, page, detail });
  return problem('render-failed', { page, language, detail });
}
