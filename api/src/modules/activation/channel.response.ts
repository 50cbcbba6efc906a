import type { ChannelChange as ChannelChangeResponse, ReleaseSetSummary } from '@vitral/contracts';
import type { Release } from '../releases/release.entity.ts';
import type { ChannelChange, ReleaseChannel } from '../channel/release-channel.entity.ts';
import type { ReleaseSet } from '../channel/release-set.entity.ts';

type ReleasesById = ReadonlyMap<string, Release>;

export function toSetResponse(
  row: ReleaseSet,
  channel: ReleaseChannel | null,
  releases: ReleasesById,
): ReleaseSetSummary {
  const members = row.releaseIds.flatMap((id) => releases.get(id) ?? []);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    releases: members
      .map(({ id, name, version, digest, removedAt }) => ({
        id,
        name,
        version,
        digest,
        isRemoved: Boolean(removedAt),
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    isActive: channel?.activeSetId === row.id,
    isCandidate: channel?.candidateSetId === row.id,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}

export function toChangeResponse(row: ChannelChange, releases: ReleasesById): ChannelChangeResponse {
  const release = row.releaseId ? releases.get(row.releaseId) : undefined;
  return {
    id: row.id,
    kind: row.kind,
    module: row.module ?? null,
    release: release ? { id: release.id, version: release.version, digest: release.digest } : null,
    fromSet: row.fromSetId ?? null,
    toSet: row.toSetId,
    share: row.share ?? null,
    reason: row.reason ?? null,
    actorName: row.actorName ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
