import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { buildFile, type Folders } from './build-file.ts';

interface Program extends Folders {
  args: string[];
  buildAll: () => Promise<unknown>;
  log?: (line: string) => void;
}

const SETTLE = 100;

/** Rebuilds changed files of `source` and restarts the program. One that fails stays down until the next change. */
export class RestartingServer {
  readonly #program: Program;
  readonly #log: (line: string) => void;
  #changed = new Set<string>();
  #isStopping = false;
  #restarting = Promise.resolve();
  readonly #watcher: FSWatcher;
  #timer: NodeJS.Timeout | undefined;
  #child: ChildProcess;

  constructor(program: Program) {
    this.#program = program;
    this.#log = program.log ?? console.error;
    this.#child = this.#run();
    this.#watcher = this.#watch();
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  #watch() {
    return watch(this.#program.source, { recursive: true }, (_event, file) => {
      if (!file || file.endsWith('.spec.ts')) return;
      this.#changed.add(file);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#restarting = this.#restarting.then(() => this.#restart());
      }, SETTLE);
    });
  }

  async stop() {
    this.#isStopping = true;
    this.#watcher.close();
    clearTimeout(this.#timer);
    await this.#restarting;
    await this.#end();
    return this.#child.exitCode ?? 1;
  }

  #run() {
    const child = spawn(process.execPath, this.#program.args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('exit', (code) => {
      if (code) this.#log(`The server ended with code ${code}. It starts again at the next change.`);
    });
    return child;
  }

  async #restart() {
    const files = [...this.#changed];
    this.#changed.clear();
    try {
      const isBuilt = await this.#rebuild(files);
      if (!isBuilt || this.#isStopping) return;
    } catch (error) {
      // The running server continues with the last build.
      this.#log((error as Error).message);
      return;
    }
    await this.#end();
    this.#child = this.#run();
  }

  /** Resolves with false if no source has changed, for example when an editor wrote a temporary file. */
  async #rebuild(files: string[]) {
    const { source, output, buildAll } = this.#program;
    const found = files.filter((file) => existsSync(join(source, file)));
    const isGone = (file: string) => existsSync(join(output, file.replace(/\.ts$/, '.js')));
    if (files.some((file) => !found.includes(file) && isGone(file))) {
      await buildAll();
      return true;
    }
    const sources = found.filter((file) => statSync(join(source, file)).isFile());
    await Promise.all(sources.map((file) => buildFile(file, this.#program)));
    return sources.length > 0;
  }

  async #end() {
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
