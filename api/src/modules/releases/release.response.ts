import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { ReleaseDetail, ReleaseSummary } from '@vitral/contracts/releases';
import { serializer } from '../../platform/entities/serializer.ts';
import { Release } from './release.entity.ts';

type State = 'isActive' | 'isCandidate' | 'isRemoved';

const copyFields = serializer<Release, Omit<ReleaseSummary, State>>(Release, {
  descriptor: 'omitted',
  files: 'omitted',
  publishedById: 'omitted',
  removedAt: 'omitted',
});

interface InUse {
  releases: readonly Pick<Release, 'id'>[];
  candidate: { release: Pick<Release, 'id'> } | null;
}

export const toReleaseSummary = (row: Release, { releases, candidate }: InUse): ReleaseSummary => ({
  ...copyFields(row),
  isActive: releases.some(({ id }) => id === row.id),
  isCandidate: candidate?.release.id === row.id,
  isRemoved: Boolean(row.removedAt),
});

export function toReleaseDetail(row: Release, inUse: InUse, problems: ReleaseProblem[]): ReleaseDetail {
  const { descriptor, files } = row;
  return { ...toReleaseSummary(row, inUse), descriptor, files, problems };
}
