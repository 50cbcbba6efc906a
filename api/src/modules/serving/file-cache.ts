import { readFile, stat } from 'node:fs/promises';
import { GenerationCache } from '../../platform/changes/generation-cache.ts';
import type { LiveSets } from './served-set.ts';

/** Larger files, such as videos, are streamed from the disk. */
const LARGEST = 256 * 1024;
const MOST_ENTRIES = 2000;
const MOST_BYTES = 64 * 1024 * 1024;

/** In-memory cache of files of the live sets; cleared when other sets become live. */
export class FileCache {
  private sets: LiveSets | null = null;
  private readonly cached = new GenerationCache<Buffer>({
    entries: MOST_ENTRIES,
    bytes: { most: MOST_BYTES, of: ({ length }) => length },
  });

  /** Returns the bytes of a local file that never changes; null if it is too large. */
  async of(path: string, sets: LiveSets): Promise<Buffer | null> {
    if (sets !== this.sets) this.cached.clear();
    this.sets = sets;
    const cached = this.cached.find(path, sets);
    if (cached) return cached;
    const { size } = await stat(path);
    return size > LARGEST ? null : this.cached.get(path, sets, () => readFile(path));
  }
}
