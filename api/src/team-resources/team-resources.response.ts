import type { EntityManager } from '@mikro-orm/postgresql';
import type { TeamResource as TeamResourceResponse } from '@vitral/contracts';
import { serializer } from '../platform/entities/serializer.ts';
import { accessCounts } from './resource-access.ts';
import { TeamResource } from './team-resources.entity.ts';

type Plain = Omit<TeamResourceResponse, 'recentCount' | 'previousCount'>;

/** Returns resources with their recent access counts. */
export async function toResponses(em: EntityManager, rows: TeamResource[]): Promise<TeamResourceResponse[]> {
  const counts = await accessCounts(
    em,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toPlain(row),
    ...(counts.get(row.id) ?? { recentCount: 0, previousCount: 0 }),
  }));
}

export async function toResponse(em: EntityManager, row: TeamResource): Promise<TeamResourceResponse> {
  const [response] = await toResponses(em, [row]);
  if (!response) throw new Error(`No response was made for the resource ${row.id}`);
  return response;
}

/** Copies the columns of a resource, without its access counts. */
export const toPlain = serializer<TeamResource, Plain>(TeamResource);
