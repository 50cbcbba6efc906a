import type { ArchiveOptions, OpenArchive, VerifiedArchive } from './archive.ts';

/** Reads a whole archive and changes nothing. Throws ArchiveRefusal. `size`: bytes, where they are known. */
export async function verifyArchive(
  _open: OpenArchive,
  _options: ArchiveOptions & { size?: number } = {},
): Promise<VerifiedArchive> {
  throw new Error('Not written yet');
}
