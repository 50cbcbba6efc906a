export {
  type ArchivePlace,
  ArchiveRefusal,
  type ArchiveSummary,
  type OpenArchive,
  type VerifiedArchive,
} from './archive/archive.ts';
export { secretKeyFingerprint } from './archive/archive-format.ts';
export { restoreArchive } from './archive/restore-archive.ts';
export { verifyArchive } from './archive/verify-archive.ts';
export { writeArchive } from './archive/write-archive.ts';
export { Backup } from './backups.entity.ts';
export { problemOf } from './backup-failures.ts';
export { BackupsModule } from './backups.module.ts';
export { beginBackup } from './begin-backup.ts';
export { Heartbeat } from './heartbeat.ts';
export { Restore } from './restores.entity.ts';
export { Restoring } from './restoring.ts';
