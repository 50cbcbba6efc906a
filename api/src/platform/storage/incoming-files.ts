import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { codeOf } from '../errors/code-of.ts';

/** The place for files on their way in: beside the data, since a temporary folder may be small or lie in memory. */
@Injectable()
export class IncomingFiles {
  private readonly folder: string;
  /** How the names begin that this process gives. */
  private readonly mark = `${randomUUID().slice(0, 8)}-`;

  constructor({ dataDir }: Configuration) {
    this.folder = join(dataDir, 'incoming');
  }

  /** Where a file may be written. Whoever asks for it takes it away. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, this.mark + randomUUID());
  }

  /** Gives `work` a folder that is gone afterwards, with what lies in it. */
  async inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.folder, { recursive: true });
    const folder = await mkdtemp(join(this.folder, `${this.mark}work-`));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Takes away what was last written before `moment`. Tells how many there were. */
  sweep(moment: Date): Promise<number> {
    return this.remove(async (name) => {
      const found = await stat(join(this.folder, name)).catch(() => null);
      return found !== null && found.mtime < moment;
    });
  }

  /**
   * Takes away what other processes have begun, whenever it was written: one that was killed may have left another to read pictures,
   * which goes on for a moment. Tells how many there were.
   */
  sweepOthers(): Promise<number> {
    return this.remove((name) => !name.startsWith(this.mark));
  }

  private async remove(isLeft: (name: string) => boolean | Promise<boolean>): Promise<number> {
    let count = 0;
    for (const name of await readdir(this.folder).catch(nothing)) {
      if (!(await isLeft(name))) continue;
      await rm(join(this.folder, name), { recursive: true, force: true });
      count += 1;
    }
    return count;
  }
}

function nothing(error: unknown): string[] {
  if (codeOf(error) === 'ENOENT') return [];
  throw error;
}
