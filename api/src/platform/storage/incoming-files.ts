import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { codeOf } from '../lifecycle/code-of.ts';

/** The place for files on their way in: beside the data, since a temporary folder may be small or lie in memory. */
@Injectable()
export class IncomingFiles {
  private readonly folder: string;

  constructor({ dataDir }: Configuration) {
    this.folder = join(dataDir, 'incoming');
  }

  /** Where a file may be written. Whoever asks for it takes it away. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, randomUUID());
  }

  /** Gives `work` a folder that is gone afterwards, with what lies in it. */
  async inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.folder, { recursive: true });
    const folder = await mkdtemp(join(this.folder, 'work-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Takes away what was last written before `moment`. Tells how many there were. */
  async sweep(moment: Date): Promise<number> {
    let count = 0;
    for (const name of await readdir(this.folder).catch(nothing)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => null);
      if (!found || found.mtime >= moment) continue;
      await rm(path, { recursive: true, force: true });
      count += 1;
    }
    return count;
  }
}

function nothing(error: unknown): string[] {
  if (codeOf(error) === 'ENOENT') return [];
  throw error;
}
