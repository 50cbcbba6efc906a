import type { Backup as BackupResponse, BackupProgress, Restore as RestoreResponse } from '@vitral/contracts';
import type { Backup } from './backups.entity.ts';
import type { Restore } from './restores.entity.ts';

export function toResponse(row: Backup): BackupResponse {
  const { id, filename, origin, state } = row;
  return {
    id,
    filename,
    origin,
    state,
    size: row.size ?? null,
    checksum: row.checksum ?? null,
    rows: row.rows ?? null,
    files: row.files ?? null,
    progress: state === 'running' ? progressOf(row) : null,
    problem: row.problem ?? null,
    actorName: row.actorName ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

export function toRestoreResponse(row: Restore): RestoreResponse {
  const { id, filename, state, isForeignKey } = row;
  return {
    id,
    filename,
    state,
    progress: row.finishedAt ? null : progressOf(row),
    problem: row.problem ?? null,
    isForeignKey,
    actorName: row.actorName ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

function progressOf({ progressDone, progressTotal }: Backup | Restore): BackupProgress {
  return { done: progressDone, total: progressTotal };
}
