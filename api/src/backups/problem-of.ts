import type { BackupProblem } from '@vitral/contracts';
import { isDatabaseUnavailable } from '../platform/database/is-database-unavailable.ts';
import { StorageFull } from '../platform/storage/file-store.ts';
import { ArchiveRefusal } from './archive/archive.ts';

/** Maps an error to the problem that people read. */
export function problemOf(error: unknown, signal?: AbortSignal): BackupProblem {
  if (signal?.aborted || isDatabaseUnavailable(error)) return 'interrupted';
  if (error instanceof ArchiveRefusal) return error.problem;
  return error instanceof StorageFull ? 'storage-full' : 'unknown';
}
