import type { ReleaseDetail, ReleaseProblem, ReleaseSummary } from '@vitral/contracts';
import type { Release } from './release.entity.ts';

export interface ReleasesInUse {
  active: ReadonlySet<string>;
  candidate: string | null;
}

export function toReleaseSummary(row: Release, { active, candidate }: ReleasesInUse): ReleaseSummary {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    digest: row.digest,
    origin: row.origin,
    revision: row.revision ?? null,
    publishedBy: row.publishedBy ?? null,
    createdAt: row.createdAt.toISOString(),
    size: row.size,
    isActive: active.has(row.id),
    isCandidate: candidate === row.id,
    isRemoved: Boolean(row.removedAt),
  };
}

export function toReleaseDetail(
  row: Release,
  inUse: ReleasesInUse,
  problems: ReleaseProblem[],
): ReleaseDetail {
  const { descriptor, files } = row;
  return { ...toReleaseSummary(row, inUse), descriptor, files, problems };
}
