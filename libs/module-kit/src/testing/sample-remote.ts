import type { BuiltDescriptor, ModuleDescriptor } from '@vitral/contracts/modules';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { defineRemoteBuild, type RemoteOptions } from '../webpack/remote-build.ts';

/** A small module that a spec builds. Its folder is inside the workspace, so that webpack finds the shared libraries. */
export class SampleRemote {
  readonly folder: string;

  constructor(
    name: string,
    descriptor: Partial<ModuleDescriptor>,
    sources: Record<string, string | Buffer>,
    folder = name,
  ) {
    this.folder = join(import.meta.dirname, '../../test-results', folder);
    this.remove();
    this.write('package.json', JSON.stringify({ name, version: '0.1.0', type: 'module' }));
    this.write('src/module.json', JSON.stringify({ name, contract: 1, pages: [], ...descriptor }));
    for (const [file, source] of Object.entries(sources)) this.write(file, source);
  }

  write(file: string, source: string | Buffer): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }

  /** Rejects with the errors of webpack. */
  build(mode: 'production' | 'development' = 'production', options?: RemoteOptions): Promise<void> {
    const configurations: Configuration[] = [defineRemoteBuild(this.folder, options)({})].flat();
    return new Promise((resolve, reject) => {
      const sample = configurations.map((configuration) => ({
        ...configuration,
        mode,
        cache: false as const,
      }));
      webpack(sample, (error, stats) => {
        const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        if (failure) reject(failure);
        else resolve();
      });
    });
  }

  source(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  built(file: string): string {
    return join(this.folder, 'dist', file);
  }

  read(file: string): Buffer {
    return readFileSync(this.built(file));
  }

  descriptor(): BuiltDescriptor {
    return JSON.parse(this.read('module.json').toString()) as BuiltDescriptor;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
