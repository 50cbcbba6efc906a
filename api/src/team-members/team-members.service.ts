import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import { keyedSlugs } from '@vitral/contracts/public-pages';
import type { PublicTeamMember, TeamMember as TeamMemberResponse } from '@vitral/contracts/team-members';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { OrderedItems } from '../platform/audit/ordered-items.ts';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import type { SwitchBulkDto } from '../platform/bulk/bulk.dto.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { RowOrder } from '../platform/entities/row-order.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { ListQuery, searchingText } from '../platform/lists/list-query.dto.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { PublicationSchedule } from '../platform/publication/publication-schedule.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import type {
  TeamMemberDto,
  TeamMembersExportQuery,
  TeamMemberMoveDto,
  TeamMemberUpdateDto,
} from './team-members.dto.ts';
import { TeamMember } from './team-members.entity.ts';

const ORDER = new RowOrder('team_member');

@Injectable()
export class TeamMembersService implements OnModuleInit {
  private readonly items: OrderedItems<TeamMember, TeamMemberResponse>;

  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly publicReads: PublicReads,
    private readonly schedule: PublicationSchedule,
    private readonly exports: CsvExports,
    audit: AuditService,
  ) {
    this.items = new OrderedItems(audit, KIND, ORDER);
  }

  onModuleInit(): void {
    this.schedule.offer({ ...KIND, isOn: 'isActive' });
    this.publicReads.offer({
      path: '/api/team-members',
      tables: ['team_member'],
      read: () => this.list(null, new ListQuery()),
    });
  }

  /** Lists members in display order. Staff who may edit get every row with all fields; everybody else gets the active rows. */
  async list(
    viewer: Viewer | null,
    { limit, offset, q }: ListQuery,
  ): Promise<Page<TeamMemberResponse | PublicTeamMember>> {
    const isStaff = viewerMay(viewer, 'team-members.write');
    const page = await this.lists.read(
      TeamMember,
      { $and: [isStaff ? {} : { isActive: true }, searchingText<TeamMember>(q)] },
      { limit, offset, sort: 'order' },
    );
    return page.map((row) => (isStaff ? toResponse(row) : toPublicResponse(row)));
  }

  get(id: string): Promise<TeamMemberResponse> {
    return this.items.get(this.em, id);
  }

  create(input: TeamMemberDto): Promise<TeamMemberResponse> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const planned = await this.schedule.plan(em, 'isActive', input);
      return this.items.add(em, em.create(TeamMember, { ...planned, order: await ORDER.nextPlace(em) }));
    });
  }

  /** Adds imported members at the end of the team, in the transaction of `em`. */
  async addAll(em: EntityManager, inputs: TeamMemberDto[]): Promise<TeamMember[]> {
    await ORDER.lock(em);
    const first = await ORDER.nextPlace(em);
    const rows = inputs.map((input, index) => em.create(TeamMember, { ...input, order: first + index }));
    return this.items.addAll(em, rows);
  }

  async removeAll(em: EntityManager, rows: TeamMember[]): Promise<void> {
    await ORDER.lock(em);
    await this.items.removeAll(em, rows);
  }

  update(id: string, { version, order, ...input }: TeamMemberUpdateDto): Promise<TeamMemberResponse> {
    return this.em.transactional(async (em) => {
      if (order !== undefined) await ORDER.lock(em);
      const row = await this.items.lock(em, id);
      const after = await this.items.edit(em, row, version, async () =>
        em.assign(row, await this.schedule.plan(em, 'isActive', input, row)),
      );
      return order === undefined ? after : this.items.move(em, row, order);
    });
  }

  move(id: string, { by, to }: TeamMemberMoveDto): Promise<TeamMemberResponse> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const row = await this.items.lock(em, id);
      return this.items.move(em, row, to ?? row.order + (by ?? 0));
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const row = await this.items.lock(em, id);
      await this.items.remove(em, row);
    });
  }

  restore(id: string): Promise<TeamMemberResponse> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      return this.items.restore(em, id);
    });
  }

  export({ ids, q }: TeamMembersExportQuery) {
    const filter = searchingText<TeamMember>(q);
    const toRows = (rows: TeamMember[]) => rows.map(toResponse);
    return this.exports.read({ ...this.items.kind, filter, ids, sort: 'order', toRows });
  }

  changeMany({ q }: TeamMembersExportQuery, selection: SwitchBulkDto): Promise<BulkResult> {
    const { action } = selection;
    return changeMany(this.em, {
      ...this.items.kind,
      selection,
      filter: searchingText<TeamMember>(q),
      prepare: (em) => ORDER.lock(em),
      change: (em, row) =>
        action === 'delete'
          ? this.items.remove(em, row)
          : this.items.edit(em, row, row.version, () => (row.isActive = action === 'activate')),
      restore: (em, id) => this.items.restore(em, id),
    });
  }
}

const toResponse = serializer<TeamMember, TeamMemberResponse>(TeamMember, {
  createdAt: 'omitted',
  updatedAt: 'omitted',
});

const KIND = {
  noun: 'team-members',
  entity: TeamMember,
  nameOf: ({ name }: TeamMember) => name,
  stateOf: toResponse,
} as const;

const toPublicFields = serializer<TeamMember, Omit<PublicTeamMember, 'slugs'>>(TeamMember, {
  createdAt: 'omitted',
  isActive: 'omitted',
  publishAt: 'omitted',
  unpublishAt: 'omitted',
  version: 'omitted',
});

const toPublicResponse = (row: TeamMember): PublicTeamMember => ({
  ...toPublicFields(row),
  slugs: keyedSlugs(row.id, () => row.name),
});
