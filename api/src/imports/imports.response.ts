import type { Import as ImportResponse, ImportSummary } from '@vitral/contracts/imports';
import { TRASH_DAYS } from '@vitral/contracts/trash';
import type { Import } from './imports.entity.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns the time until which an import can be undone: as long as its items could be restored from the trash. */
export function undoableUntil({ state, finishedAt }: Import): Date | null {
  if (state !== 'done' || !finishedAt) return null;
  const until = new Date(finishedAt.getTime() + TRASH_DAYS * DAY_MS);
  return until > new Date() ? until : null;
}

export function toSummary(row: Import): ImportSummary {
  const { id, fileName, state, goodRows, badRows, added, removed, actorName } = row;
  return {
    ...{ id, fileName, state, goodRows, badRows, added, removed, actorName },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    undoableUntil: undoableUntil(row)?.toISOString() ?? null,
  };
}

/** `done`: the progress of a running import. */
export function toResponse(row: Import, done = 0): ImportResponse {
  const { ignoredColumns, problems, kept } = row;
  return { ...toSummary(row), done, ignoredColumns, problems, kept };
}
