import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import type { ResourceType, TeamResource, TeamResourceStats } from '@vitral/sdk/contracts/team-resources';
import { jsonResponse, type ApiCall } from '@vitral/sdk/testing';

/** A resource for specs; its id is its title. */
export const resource = (given: Partial<TeamResource> & { title: string }): TeamResource => ({
  id: given.title,
  description: '',
  type: 'handbook',
  url: `https://example.org/${given.title}`,
  isActive: true,
  ...NO_DATES,
  downloadCount: 0,
  recentCount: 0,
  previousCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...given,
});

export const meeting = resource({
  title: 'Sala',
  type: 'meeting',
  description: 'Todos los lunes',
  downloadCount: 1700,
  recentCount: 12,
  previousCount: 8,
});
export const handbook = resource({ title: 'Manual' });
export const guide = resource({ title: 'Atajos', downloadCount: 2, isActive: false });

export const STATS: TeamResourceStats = {
  total: 1003,
  active: 1002,
  byType: { meeting: 1, handbook: 1002, tool: 0, software: 0, document: 0 },
  downloadCount: 1702,
  recentCount: 12,
  previousCount: 8,
};

const order = {
  title: (one: TeamResource, other: TeamResource) => one.title.localeCompare(other.title),
  '-downloadCount': (one: TeamResource, other: TeamResource) => other.downloadCount - one.downloadCount,
};

/** Responses of a server with the given resources. */
export const listing =
  (rows: TeamResource[]) =>
  ({ query }: ApiCall) => {
    const { q = '', type, isActive, sort, limit, offset = '0' } = query;
    const found = rows
      .filter((row) => !type || row.type === (type as ResourceType))
      .filter((row) => !isActive || String(row.isActive) === isActive)
      .filter((row) => `${row.title} ${row.description}`.toLowerCase().includes(q.toLowerCase()))
      .toSorted(order[sort as keyof typeof order]);
    const page = found.slice(Number(offset), Number(offset) + Number(limit));
    return jsonResponse(200, page, { 'X-Total-Count': String(found.length) });
  };
