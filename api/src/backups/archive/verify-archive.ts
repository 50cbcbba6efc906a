import type { ArchiveOptions, OpenArchive, VerifiedArchive } from './archive.ts';
import { readArchive } from './read-archive.ts';

/** Reads a whole archive and changes nothing. Throws ArchiveRefusal. `size`: bytes, where they are known. */
export async function verifyArchive(
  open: OpenArchive,
  options: ArchiveOptions & { size?: number } = {},
): Promise<VerifiedArchive> {
  const { summary, files } = await readArchive(await open(), {}, options);
  return { summary, files };
}
