import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  ChannelChange as ChannelChangeResponse,
  ReleaseChannel as ReleaseChannelResponse,
  ReleaseSetSummary,
} from '@vitral/contracts/releases';
import { AppError } from '../../platform/errors/app-error.ts';
import { Lists, type Page } from '../../platform/lists/lists.ts';
import type { ListQuery } from '../../platform/lists/list-query.dto.ts';
import { SigningKeysService } from '../../signing-keys/index.ts';
import { type KnownKeys, toReleaseSummary } from '../releases/release.response.ts';
import { Release } from '../releases/release.entity.ts';
import type { HistoryQuery } from '../modules.dto.ts';
import { ChannelChange, LIVE, ReleaseChannel, ReleaseSet } from '../channel/release-channel.entity.ts';

@Injectable()
export class ChannelLogService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly keys: SigningKeysService,
  ) {}

  async channel(em = this.em.fork()): Promise<ReleaseChannelResponse> {
    const channel = await em.findOne(ReleaseChannel, { name: LIVE });
    if (!channel) throw new AppError('modules.not-found');
    const { activeSetId, candidateSetId, candidateReleaseId, candidateSince } = channel;
    const sets = await em.find(ReleaseSet, { id: { $in: [activeSetId, candidateSetId ?? activeSetId] } });
    const releases = await releasesById(em, idsIn(sets));
    const describe = (id: string) => {
      const set = sets.find((candidate) => candidate.id === id);
      if (!set) throw new Error(`The release set ${id} of the channel is gone`);
      return toSetResponse(set, channel, releases);
    };
    const active = describe(activeSetId);
    const release = candidateReleaseId ? releases.get(candidateReleaseId) : undefined;
    const keys: KnownKeys = release ? await this.keys.known() : new Map();
    const candidate = release &&
      candidateSetId &&
      candidateSince && {
        set: describe(candidateSetId),
        release: toReleaseSummary(release, { releases: active.releases, candidate: { release } }, keys),
        share: channel.candidateShare,
        since: candidateSince.toISOString(),
      };
    return { active, candidate: candidate || null, version: channel.version };
  }

  async sets({ limit, offset }: ListQuery): Promise<Page<ReleaseSetSummary>> {
    const page = await this.lists.read(
      ReleaseSet,
      { previewId: null },
      { limit, offset, sort: '-createdAt' },
    );
    const em = this.em.fork();
    const channel = await em.findOne(ReleaseChannel, { name: LIVE });
    const releases = await releasesById(em, idsIn(page.items));
    return page.map((row) => toSetResponse(row, channel, releases));
  }

  /** Newest first. Activations of whole sets appear in the history of every module. */
  async history({ limit, offset, module }: HistoryQuery): Promise<Page<ChannelChangeResponse>> {
    const filter: FilterQuery<ChannelChange> = {
      channel: LIVE,
      ...(module && { $or: [{ module }, { module: null }] }),
    };
    const page = await this.lists.read(ChannelChange, filter, { limit, offset, sort: '-id' });
    const ids = page.items.flatMap((row) => row.releaseId ?? []);
    const releases = await releasesById(this.em.fork(), ids);
    return page.map((row) => toChangeResponse(row, releases));
  }
}

const idsIn = (sets: ReleaseSet[]): string[] => sets.flatMap(({ releaseIds }) => releaseIds);

async function releasesById(em: EntityManager, ids: string[]): Promise<Map<string, Release>> {
  // Descriptors and file lists are large, and this response contains neither.
  const filter = { id: { $in: [...new Set(ids)] } };
  const rows = await em.find(Release, filter, { exclude: ['descriptor', 'files', 'signature'] });
  return new Map(rows.map((row) => [row.id, row as unknown as Release]));
}

type ReleasesById = ReadonlyMap<string, Release>;

function toSetResponse(
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

function toChangeResponse(row: ChannelChange, releases: ReleasesById): ChannelChangeResponse {
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
