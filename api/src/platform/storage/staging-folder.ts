import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { ifMissing } from '../errors/app-error.ts';

/** The folder of staged files: in the data folder, since a temporary folder may be small or in memory. */
@Injectable()
export class StagingFolder {
  private readonly folder: string;
  private readonly mark = `${randomUUID().slice(0, 8)}-`;

  constructor({ dataDir }: Configuration) {
    this.folder = join(dataDir, 'incoming');
  }

  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, this.mark + randomUUID());
  }

  async inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.folder, { recursive: true });
    const folder = await mkdtemp(join(this.folder, `${this.mark}work-`));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  sweep(moment: Date): Promise<number> {
    return this.remove(async (name) => {
      const found = await stat(join(this.folder, name)).catch(() => null);
      return found !== null && found.mtime < moment;
    });
  }

  /** Removes all files of other processes, even new ones, such as those of a killed picture reader. Returns their number. */
  sweepOthers(): Promise<number> {
    return this.remove((name) => !name.startsWith(this.mark));
  }

  private async remove(isLeft: (name: string) => boolean | Promise<boolean>): Promise<number> {
    let count = 0;
    for (const name of await readdir(this.folder).catch(ifMissing([]))) {
      if (!(await isLeft(name))) continue;
      await rm(join(this.folder, name), { recursive: true, force: true });
      count += 1;
    }
    return count;
  }
}
