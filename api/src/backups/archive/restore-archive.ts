import type { ArchivePlace, OpenArchive, RestoreOptions, VerifiedArchive } from './archive.ts';

/**
 * Brings everything back: first the files that the store has not, then all rows in one transaction, which ends all sessions,
 * too. The caller has the turn. Throws ArchiveRefusal.
 */
export async function restoreArchive(
  _open: OpenArchive,
  _verified: VerifiedArchive,
  _place: ArchivePlace,
  _options: RestoreOptions = {},
): Promise<void> {
  throw new Error('Not written yet');
}
