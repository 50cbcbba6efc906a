import type { ArchiveOptions, OpenArchive, VerifiedArchive } from './archive.ts';
import { readArchive } from './read-archive.ts';

/** Reads a whole archive without changing anything. Throws ArchiveRefusal. `size` is in bytes, if known. */
export async function verifyArchive(
  open: OpenArchive,
  options: ArchiveOptions & { size?: number } = {},
): Promise<VerifiedArchive> {
  const { summary, files } = await readArchive(await open(), {}, options);
  return { summary, files };
}
