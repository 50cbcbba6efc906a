import type { ReleaseName } from '@vitral/sdk/contracts/modules';
import type {
  ChannelChange,
  ModuleSummary,
  ReleaseChannel,
  ReleaseDetail,
  ReleaseHealth,
  ReleaseSetSummary,
  ReleaseSummary,
} from '@vitral/sdk/contracts/releases';
import type { StubbedResponses } from '@vitral/sdk/testing';

/** Returns an id in the server's format with the given last characters. */
export const idOf = (end: string) => `0197b6a0-0000-7000-8000-${end.padStart(12, '0')}`;

export function release(given: Partial<ReleaseSummary> = {}): ReleaseSummary {
  return {
    id: idOf('1'),
    name: 'mfe-people',
    version: '0.1.0',
    digest: '0123456789abcdef',
    origin: 'published',
    revision: 'c0ffee1234567890',
    publishedBy: 'People CI (mfe-people)',
    createdAt: '2026-11-20T09:30:00.000Z',
    size: 300_000,
    isActive: false,
    isCandidate: false,
    isRemoved: false,
    signature: null,
    hasSbom: false,
    ...given,
  };
}

export const previous = release();
export const active = release({ id: idOf('2'), version: '0.2.0', digest: 'aaaaaaaabbbb', isActive: true });
export const newest = release({ id: idOf('3'), version: '0.3.0', digest: 'ccccccccdddd' });

export const people: ModuleSummary = {
  name: 'mfe-people',
  active,
  candidate: null,
  newest,
  previous,
  releases: 3,
};

export const detail = (given: Partial<ReleaseDetail> = {}): ReleaseDetail => ({
  ...newest,
  descriptor: {
    name: 'mfe-people',
    contract: 1,
    pages: [
      {
        page: 'users',
        path: '/admin/users',
        permission: 'users.write',
        title: { es: 'Usuarios', en: 'Users' },
      },
    ],
    version: '0.3.0',
    entry: 'remoteEntry.js',
    styles: [],
    library: 'mfe_people_cccccccc',
    shared: { react: '^19.3.1' },
    integrity: {},
    loads: { users: { files: ['users.js'], brotliBytes: 30_720 } },
  },
  files: [
    { path: 'users.js', size: 1024, sha256: 'f00d' },
    { path: 'remoteEntry.js', size: 4096, sha256: 'beef' },
  ],
  problems: [],
  promotion: null,
  ungranted: [],
  ...given,
});

export const setOf = (end: string, given: Partial<ReleaseSetSummary> = {}): ReleaseSetSummary => ({
  id: idOf(end),
  createdAt: '2026-11-20T10:00:00.000Z',
  releases: [member('shell', '0.1.0'), member('mfe-people', '0.2.0')],
  isActive: false,
  isCandidate: false,
  lastSeenAt: null,
  ...given,
});

export const member = (name: ReleaseName, version: string, isRemoved = false) => ({
  id: `${name} ${version}`,
  name,
  version,
  digest: 'aaaaaaaabbbb',
  isRemoved,
});

export const activeSet = setOf('5e7a', { isActive: true });

export const channel = (given: Partial<ReleaseChannel> = {}): ReleaseChannel => ({
  active: activeSet,
  candidate: null,
  version: 4,
  ...given,
});

export const trial = (share = 10): NonNullable<ReleaseChannel['candidate']> => ({
  set: setOf('7e57', { isCandidate: true }),
  release: { ...newest, isCandidate: true },
  share,
  since: '2026-11-21T08:00:00.000Z',
});

export const change = (given: Partial<ChannelChange> = {}): ChannelChange => ({
  id: idOf('c1'),
  kind: 'activated',
  module: 'mfe-people',
  release: active,
  fromSet: idOf('01d5e7'),
  toSet: activeSet.id,
  share: null,
  reason: null,
  actorName: 'Adriana Salazar',
  createdAt: '2026-11-20T10:05:00.000Z',
  ...given,
});

export const health = (given: Partial<ReleaseHealth> = {}): ReleaseHealth => ({
  set: activeSet.id,
  release: active,
  isActive: true,
  isCandidate: false,
  pages: 2000,
  failures: 5,
  recoveries: 3,
  reasons: [{ reason: 'slow', count: 5 }],
  lastAt: '2026-11-21T07:00:00.000Z',
  ...given,
});

export const SITE: StubbedResponses = {
  'GET /api/modules': [people],
  'GET /api/modules/channel': channel(),
  'GET /api/modules/health': [health()],
  'GET /api/modules/history': [change()],
  'GET /api/environments/versions': [],
};
