import { readFile, stat } from 'node:fs/promises';
import type { LiveSets } from './served-set.ts';

/** Films are sent piece by piece from the disk. */
const LARGEST = 256 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;

/** Bytes of files of the sets that visitors get, in memory until they get others. */
export class KeptFiles {
  private sets: LiveSets | null = null;
  private readonly files = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  /** Of a file on this machine that never changes; null where it is too large, or all of them are. */
  async of(path: string, sets: LiveSets): Promise<Buffer | null> {
    if (sets !== this.sets) this.forgetAll(sets);
    const kept = this.files.get(path);
    if (kept) return kept;
    const { size } = await stat(path);
    if (size > LARGEST || this.bytes + size > MOST_BYTES || sets !== this.sets) return null;
    const reading = readFile(path);
    this.files.set(path, reading);
    this.bytes += size;
    return reading;
  }

  private forgetAll(sets: LiveSets): void {
    this.sets = sets;
    this.files.clear();
    this.bytes = 0;
  }
}
