import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuditVerb, PublicTeamMember, TeamMember as TeamMemberResponse } from '@vitral/contracts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService, type Snapshot } from '../platform/audit/audit.service.ts';
import { editVersioned } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Lists } from '../platform/lists/lists.ts';
import { RowOrder } from '../platform/entities/row-order.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/lists/page.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { ListQuery, searchingText } from '../platform/lists/list-query.dto.ts';
import type { TeamMemberDto, TeamMemberMoveDto, TeamMemberUpdateDto } from './team-members.dto.ts';
import { TeamMember } from './team-members.entity.ts';
import { serializer } from '../platform/entities/serializer.ts';

const ORDER = new RowOrder('team_member');

@Injectable()
export class TeamMembersService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly publicReads: PublicReads,
  ) {}

  onModuleInit(): void {
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
    const [rows, total] = await this.lists.read(
      TeamMember,
      { $and: [isStaff ? {} : { isActive: true }, searchingText<TeamMember>(q)] },
      { limit, offset, orderBy: [{ order: 'asc' }] },
    );
    return new Page<TeamMemberResponse | PublicTeamMember>(
      rows.map(isStaff ? toResponse : toPublicResponse),
      total,
    );
  }

  async get(id: string): Promise<TeamMemberResponse> {
    const row = await this.em.findOne(TeamMember, { id });
    if (!row) throw new AppError('team-members.not-found', { id });
    return toResponse(row);
  }

  create(input: TeamMemberDto): Promise<TeamMemberResponse> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const row = em.create(TeamMember, { ...input, order: await ORDER.nextPlace(em) });
      await em.persist(row).flush();
      const after = toResponse(row);
      this.record(em, 'created', row, { after });
      return after;
    });
  }

  update(id: string, { version, order, ...input }: TeamMemberUpdateDto): Promise<TeamMemberResponse> {
    return this.em.transactional(async (em) => {
      if (order !== undefined) await ORDER.lock(em);
      const row = await lockRow(em, TeamMember, id, 'team-members.not-found');
      const { after } = await editVersioned(em, this.audit, {
        noun: 'team-members',
        stale: 'team-members.stale',
        row,
        version,
        nameOf: ({ name }) => name,
        stateOf: toResponse,
        change: () => em.assign(row, input),
      });
      return order === undefined ? after : this.moveTo(em, row, order);
    });
  }

  move(id: string, { by, to }: TeamMemberMoveDto): Promise<TeamMemberResponse> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const row = await lockRow(em, TeamMember, id, 'team-members.not-found');
      return this.moveTo(em, row, to ?? row.order + (by ?? 0));
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await ORDER.lock(em);
      const row = await lockRow(em, TeamMember, id, 'team-members.not-found');
      this.record(em, 'deleted', row, { before: toResponse(row) });
      await em.remove(row).flush();
      await ORDER.closeGap(em, row.order);
    });
  }

  private async moveTo(em: EntityManager, row: TeamMember, wanted: number): Promise<TeamMemberResponse> {
    const before = { order: row.order };
    const after = { order: await ORDER.put(em, row, wanted) };
    if (after.order !== before.order) this.record(em, 'moved', row, { before, after });
    return { ...toResponse(row), ...after };
  }

  private record(
    em: EntityManager,
    verb: AuditVerb,
    { id: itemId, name: itemName }: TeamMember,
    states: { before?: Snapshot; after?: Snapshot },
  ): void {
    this.audit.record(em, { verb, noun: 'team-members', itemId, itemName, ...states });
  }
}

const toResponse = serializer<TeamMember, TeamMemberResponse>(TeamMember, {
  createdAt: 'omitted',
  updatedAt: 'omitted',
});

const toPublicResponse = serializer<TeamMember, PublicTeamMember>(TeamMember, {
  createdAt: 'omitted',
  updatedAt: 'omitted',
  isActive: 'omitted',
  version: 'omitted',
});
