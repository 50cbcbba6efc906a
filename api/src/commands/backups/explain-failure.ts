import type { BackupProblem } from '@vitral/contracts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { StorageFull } from '../../platform/storage/file-store.ts';
import { ArchiveRefusal } from '../../backups/index.ts';

const REASONS: Partial<Record<BackupProblem, string>> = {
  foreign: 'it is none of Vitral',
  newer: 'a later version of Vitral wrote it',
  'cut-off': 'it is cut off',
  damaged: 'it is damaged',
};

/** Turns a failure of known cause into a StartRefusal of one sentence; returns other errors unchanged. */
export function explainFailure(error: unknown, name: string): unknown {
  if (error instanceof StorageFull) return new StartRefusal('There is no room left for it.');
  if (!(error instanceof ArchiveRefusal)) return error;
  const reason = REASONS[error.problem] ?? 'it cannot be brought back';
  return new StartRefusal(`${name} is refused: ${reason} (${error.detail}). Nothing was changed.`);
}
