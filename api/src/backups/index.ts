export {
  type ArchivePlace,
  ArchiveRefusal,
  type ArchiveSummary,
  type OpenArchive,
  type VerifiedArchive,
  type ReadOptions,
  type WriteOptions,
  secretKeyFingerprint,
} from './archive/archive.ts';
export { openFileKey, readHeader } from './archive/encryption.ts';
export { restoreArchive } from './archive/restore-archive.ts';
export { verifyArchive } from './archive/read-archive.ts';
export { writeArchive } from './archive/write-archive.ts';
export { Backup, Restore } from './backups.entity.ts';
export { problemOf } from './backup-failures.ts';
export { BackupsModule } from './backups.module.ts';
export { beginBackup, readersOf } from './begin-backup.ts';
export { LeaseRenewal } from './backup-maker.service.ts';
export { Restoring } from './restoring.ts';
