import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildFile } from './build-file.mjs';

/** Milliseconds in which an editor writes what belongs together. */
const SETTLE = 100;

/**
 * Runs a built program. When a file of `source` changes, that file is rebuilt to `output` and the program restarted; when
 * one is deleted or renamed, everything is rebuilt. A program that fails stays down until the next change.
 */
export class RestartingServer {
  #changed = new Set();
  #isStopping = false;
  #restarting = Promise.resolve();

  /** `args` are those of Node: options, the program, its arguments. */
  constructor({ source, output, args, buildAll, log = console.error }) {
    Object.assign(this, { source, output, args, buildAll, log });
  }

  start() {
    this.#run();
    this.watcher = watch(this.source, { recursive: true }, (_event, file) => {
      if (!file || file.endsWith('.spec.ts')) return;
      this.#changed.add(file);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        this.#restarting = this.#restarting.then(() => this.#restart());
      }, SETTLE);
    });
  }

  /** Resolves once the program has ended, with its exit code. */
  async stop() {
    this.#isStopping = true;
    this.watcher.close();
    clearTimeout(this.timer);
    await this.#restarting;
    await this.#end();
    return this.child.exitCode ?? 1;
  }

  #run() {
    const child = spawn(process.execPath, this.args, { stdio: ['ignore', 'inherit', 'inherit'] });
    this.child = child;
    child.once('exit', (code) => {
      if (code) this.log(`The server ended with code ${code}. It starts again at the next change.`);
    });
  }

  async #restart() {
    const files = [...this.#changed];
    this.#changed.clear();
    try {
      const isBuilt = await this.#rebuild(files);
      if (!isBuilt || this.#isStopping) return;
    } catch (error) {
      // The running server goes on with what was built before.
      this.log(error.message);
      return;
    }
    await this.#end();
    this.#run();
  }

  /** Resolves with false when nothing that belongs to the program has changed, such as a temporary file of an editor. */
  async #rebuild(files) {
    const found = files.filter((file) => existsSync(join(this.source, file)));
    const isGone = (file) => existsSync(join(this.output, file.replace(/\.ts$/, '.js')));
    if (files.some((file) => !found.includes(file) && isGone(file))) {
      await this.buildAll();
      return true;
    }
    const sources = found.filter((file) => statSync(join(this.source, file)).isFile());
    await Promise.all(sources.map((file) => buildFile(file, this)));
    return sources.length > 0;
  }

  async #end() {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
