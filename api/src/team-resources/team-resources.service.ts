import type { FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import type {
  OpenedResource,
  TeamResource as TeamResourceResponse,
  TeamResourceStats,
} from '@vitral/contracts/team-resources';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AuditedItems } from '../platform/audit/audited-items.ts';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { waitingForDate } from '../platform/entities/publication-dates.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import { Lists, Page } from '../platform/lists/lists.ts';
import { PublicationSchedule } from '../platform/publication/publication-schedule.ts';
import { countAccess, resourceStats, accessCounts } from './resource-access.ts';
import type {
  TeamResourceBulkDto,
  TeamResourceDto,
  TeamResourcesExportQuery,
  TeamResourcesQuery,
  TeamResourceUpdateDto,
} from './team-resources.dto.ts';
import { TeamResource } from './team-resources.entity.ts';

@Injectable()
export class TeamResourcesService implements OnModuleInit {
  private readonly items: AuditedItems<TeamResource, Plain>;

  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly queryCache: QueryCache,
    private readonly schedule: PublicationSchedule,
    private readonly exports: CsvExports,
    audit: AuditService,
  ) {
    this.items = new AuditedItems(audit, KIND);
  }

  onModuleInit(): void {
    this.schedule.offer({ ...KIND, isOn: 'isActive' });
  }

  /** Staff who may edit get every row; everybody else gets the active rows. */
  async list(viewer: Viewer, query: TeamResourcesQuery): Promise<Page<TeamResourceResponse>> {
    const isForStaff = query.isActive !== undefined || query.isScheduled !== undefined;
    if (isForStaff && !seesInactive(viewer)) throw new AppError('auth.insufficient-permissions');
    const { items, total } = await this.lists.read(TeamResource, resourceFilter(viewer, query), query);
    return new Page(await toResponses(this.em, items), total);
  }

  stats(viewer: Viewer): Promise<TeamResourceStats> {
    const includesInactive = seesInactive(viewer);
    return this.queryCache.readDated({
      key: `team-resources/stats ${includesInactive ? 'all' : 'active'}`,
      tables: ['team_resource', 'resource_access'],
      make: (em) => resourceStats(em, includesInactive),
    });
  }

  async get(viewer: Viewer, id: string): Promise<TeamResourceResponse> {
    const row = await this.em.findOne(TeamResource, { $and: [{ id }, shownTo(viewer)] });
    if (!row) throw new AppError('team-resources.not-found', { id });
    return toResponse(this.em, row);
  }

  open(viewer: Viewer, id: string): Promise<OpenedResource> {
    return this.em.transactional(async (em) => {
      const url = await countAccess(em, id, shownTo(viewer));
      if (url === undefined) throw new AppError('team-resources.not-found', { id });
      return { url };
    });
  }

  create(input: TeamResourceDto): Promise<TeamResourceResponse> {
    return this.em.transactional(async (em) => {
      const planned = await this.schedule.plan(em, 'isActive', input);
      const row = em.create(TeamResource, { ...planned, downloadCount: 0 });
      await this.items.add(em, row);
      return toResponse(em, row);
    });
  }

  /** Adds imported resources, in the transaction of `em`. */
  addAll(em: EntityManager, inputs: TeamResourceDto[]): Promise<TeamResource[]> {
    return this.items.addAll(
      em,
      inputs.map((input) => em.create(TeamResource, { ...input, downloadCount: 0 })),
    );
  }

  removeAll(em: EntityManager, rows: TeamResource[]): Promise<void> {
    return this.items.removeAll(em, rows);
  }

  update(id: string, { version, ...input }: TeamResourceUpdateDto): Promise<TeamResourceResponse> {
    return this.em.transactional(async (em) => {
      const row = await this.items.lock(em, id);
      await this.items.edit(em, row, version, async () =>
        em.assign(row, await this.schedule.plan(em, 'isActive', input, row)),
      );
      return toResponse(em, row);
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => this.items.remove(em, await this.items.lock(em, id)));
  }

  restore(id: string): Promise<TeamResourceResponse> {
    return this.em.transactional(async (em) => {
      await this.items.restore(em, id);
      return toResponse(em, await this.items.lock(em, id));
    });
  }

  export(viewer: Viewer, { sort, ids, ...filters }: TeamResourcesExportQuery) {
    const filter = resourceFilter(viewer, filters);
    const toRows = (rows: TeamResource[], em: EntityManager) => toResponses(em, rows);
    return this.exports.read({ ...this.items.kind, filter, ids, sort, toRows });
  }

  changeMany(
    viewer: Viewer,
    query: TeamResourcesExportQuery,
    { action, type, ...selection }: TeamResourceBulkDto,
  ): Promise<BulkResult> {
    return changeMany(this.em, {
      ...this.items.kind,
      selection: { action, ...selection },
      filter: resourceFilter(viewer, query),
      change: (em, row) => {
        if (action === 'delete') return this.items.remove(em, row);
        const fields = action === 'set-type' ? { type } : { isActive: action === 'activate' };
        return this.items.edit(em, row, row.version, () => Object.assign(row, fields));
      },
      restore: (em, id) => this.items.restore(em, id),
    });
  }
}

type Plain = Omit<TeamResourceResponse, 'recentCount' | 'previousCount'>;

async function toResponses(em: EntityManager, rows: TeamResource[]): Promise<TeamResourceResponse[]> {
  const counts = await accessCounts(
    em,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toPlain(row),
    ...(counts.get(row.id) ?? { recentCount: 0, previousCount: 0 }),
  }));
}

async function toResponse(em: EntityManager, row: TeamResource): Promise<TeamResourceResponse> {
  const [response] = await toResponses(em, [row]);
  if (!response) throw new Error(`No response was made for the resource ${row.id}`);
  return response;
}

const toPlain = serializer<TeamResource, Plain>(TeamResource);

const KIND = {
  noun: 'team-resources',
  entity: TeamResource,
  nameOf: ({ title }: TeamResource) => title,
  stateOf: toPlain,
} as const;

type Filters = Pick<TeamResourcesQuery, 'q' | 'type' | 'isActive' | 'isScheduled'>;

const seesInactive = (viewer: Viewer): boolean => viewerMay(viewer, 'team-resources.write');

/** Inactive resources are shown only to staff who may edit. */
export const shownTo = (viewer: Viewer): { isActive?: boolean } =>
  seesInactive(viewer) ? {} : { isActive: true };

function resourceFilter(
  viewer: Viewer,
  { q, type, isActive, isScheduled }: Filters,
): FilterQuery<TeamResource> {
  return {
    $and: [
      shownTo(viewer),
      type ? { type } : {},
      isActive === undefined ? {} : { isActive },
      waitingForDate<TeamResource>(isScheduled),
      searchingText<TeamResource>(q),
    ],
  };
}
