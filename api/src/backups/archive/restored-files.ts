import { type FileStore, Measure, type StoredFile } from '../../platform/storage/file-store.ts';
import { ArchiveRefusal } from './archive.ts';

/** Writes the files of an archive into a store that may already have some of them. The bytes behind a name never change. */
export class RestoredFiles {
  constructor(
    private readonly store: FileStore,
    private readonly expected: ReadonlyMap<string, StoredFile>,
  ) {}

  /** Throws ArchiveRefusal if the bytes differ from the verified ones. */
  async take(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const expected = this.expected.get(name);
    if (!expected) throw changed();
    if (await this.has(name, expected)) return;
    const stored = await this.store.write(name, bytes);
    if (stored.checksum !== expected.checksum) throw changed();
  }

  /** Compares the bytes as well, so that a damaged file is replaced. */
  private async has(name: string, { fileSize, checksum }: StoredFile): Promise<boolean> {
    if ((await this.store.size(name)) !== fileSize) return false;
    const bytes = await this.store.read(name);
    if (!bytes) return false;
    const measure = new Measure();
    for await (const piece of measure.of(bytes)) void piece;
    return measure.result().checksum === checksum;
  }
}

export const changed = () => new ArchiveRefusal('damaged', 'it has changed since it was looked through');
