import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LANGUAGES } from '@vitral/contracts/languages';
import type { ModuleName } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { isComponent, slotKey } from '@vitral/contracts/slots';
import { startSandbox } from '../../../platform/sandbox/sandbox.ts';
import { problem } from '../../releases/release-problem.ts';
import type { TrialFailure, TrialMember, TrialReport, TrialRequest } from './trial-messages.ts';

const THIS_FILE = import.meta.url;
const PROCESS = new URL(`./trial-process${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);

/** Opens modules in jsdom before any visitor receives them, each in a process that may read their files and nothing else. */
@Injectable()
export class TrialRunner implements OnApplicationShutdown {
  /** A trial that takes longer is waiting for something that never happens. */
  limitMs = 90_000;
  private readable: string[] | null = null;
  private readonly running = new Set<ChildProcess>();

  async run(members: TrialMember[], module: ModuleName): Promise<ReleaseProblem[]> {
    this.readable ??= readablePaths();
    const readable = [...this.readable, ...members.map(({ folder }) => `${folder}/*`)];
    const request: TrialRequest = {
      members,
      module,
      components: componentsOf(members, module),
      languages: LANGUAGES,
    };
    const child = startSandbox(PROCESS, { readable, heapMb: 512 });
    this.running.add(child);
    try {
      const ended = await reportOf(child, this.limitMs, () => child.send(request));
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

function componentsOf(members: TrialMember[], name: ModuleName): Record<string, string> {
  const { slots = [] } = members.find(({ module }) => module.name === name)?.module ?? {};
  return Object.fromEntries(slots.filter(isComponent).map((each) => [each.name, slotKey(each.name)]));
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
  return Array.isArray(failures) && failures.every(isFailure) ? { failures: failures.slice(0, 10) } : null;
}

function isFailure(value: unknown): value is TrialFailure {
  const { detail, page, slot, language } = Object(value) as Record<string, unknown>;
  return (
    typeof detail === 'string' &&
    (page === undefined || typeof page === 'string') &&
    (slot === undefined || typeof slot === 'string') &&
    (language === undefined || LANGUAGES.some((known) => known === language))
  );
}

function problemOf(module: ModuleName, { page, slot, language, detail }: TrialFailure): ReleaseProblem {
  if (slot !== undefined) return problem('slot-failed', { module, name: slot, detail });
  if (page === undefined) return problem('load-failed', { module, detail });
  if (language === undefined) return problem('page-failed', { module, page, detail });
  return problem('render-failed', { page, language, detail });
}

const FOLDER = import.meta.dirname;

/** Paths that a trial may read besides its releases: its own code, jsdom, and the dependencies of jsdom. */
function readablePaths(): string[] {
  const packages = new Set<string>();
  addPackage(packages, 'jsdom', join(FOLDER, 'package.json'));
  return [
    join(FOLDER, '*'),
    join(FOLDER, '../../../platform/sandbox/*'),
    join(FOLDER, '../../../../package.json'),
    ...[...packages].map((folder) => join(folder, '*')),
  ];
}

function addPackage(packages: Set<string>, name: string, from: string): void {
  const folder = folderOf(name, from);
  if (packages.has(folder)) return;
  packages.add(folder);
  const manifest = join(folder, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies?: object;
  };
  for (const dependency of Object.keys(dependencies)) addPackage(packages, dependency, manifest);
}

/** Avoids `require.resolve`, which fails for packages that do not export their manifest. */
function folderOf(name: string, from: string): string {
  const places = createRequire(from).resolve.paths(`${name}/package.json`) ?? [];
  const place = places.find((candidate) => existsSync(join(candidate, name, 'package.json')));
  if (!place) throw new Error(`${name} is not installed for ${dirname(from)}`);
  return realpathSync(join(place, name));
}
