import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import type { InvitedUser, User as UserResponse, UserStats } from '@vitral/contracts/users';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { editVersioned } from '../../platform/audit/edit-versioned.ts';
import { changeMany } from '../../platform/bulk/bulk-changes.ts';
import { QueryCache } from '../../platform/changes/query-cache.ts';
import { CsvExports } from '../../platform/csv/csv-exports.service.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { Lists, type Page } from '../../platform/lists/lists.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Emails } from '../../platform/email/emails.ts';
import { AccountSessions } from '../../platform/sessions/account-sessions.ts';
import { isAdmin, requireOtherAdmin } from './admins.ts';
import { refuseTakenUsername } from '../refuse-taken-username.ts';
import { type LoginDetailChange, LoginDetails } from './login-details.service.ts';
import { UserAccessService } from './user-access.service.ts';
import { UsersTrash } from './users-trash.service.ts';
import { countUsers, itemOf, snapshotOf, toResponse, userFilter } from './users.response.ts';
import type { UserBulkDto, UserDto, UsersQuery, UserUpdateDto, UsersExportQuery } from './users.dto.ts';
import { User } from '../users.entity.ts';

@Injectable()
export class UsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly exports: CsvExports,
    private readonly emails: Emails,
    private readonly sessions: AccountSessions,
    private readonly access: UserAccessService,
    private readonly loginDetails: LoginDetails,
    private readonly queryCache: QueryCache,
    private readonly trash: UsersTrash,
  ) {}

  async list(query: UsersQuery): Promise<Page<UserResponse>> {
    const page = await this.lists.read(User, userFilter(query), { ...query, mayBeNull: ['lastLogin'] });
    return page.map(toResponse);
  }

  stats(): Promise<UserStats> {
    return this.queryCache.readDated({ key: 'users/stats', tables: ['account'], make: countUsers });
  }

  export({ sort, ids, ...filters }: UsersExportQuery): Promise<AsyncGenerator<UserResponse>> {
    const filter = userFilter(filters);
    const toRows = (rows: User[]) => rows.map(toResponse);
    return this.exports.read({ noun: 'users', entity: User, filter, ids, sort, toRows });
  }

  async get(id: string): Promise<UserResponse> {
    const row = await this.em.findOne(User, { id });
    if (!row) throw new AppError('users.not-found', { id });
    return toResponse(row);
  }

  create(input: UserDto): Promise<InvitedUser> {
    const creation = this.em.transactional(async (em) => {
      const row = em.create(User, { ...input, isEnabled: true });
      await em.persist(row).flush();
      this.audit.record(em, { verb: 'created', ...itemOf(row), after: snapshotOf(row) });
      const link = await this.access.makeLink(em, row);
      return { user: toResponse(row), link };
    });
    return creation.catch(refuseTakenUsername);
  }

  /**
   * Adds imported accounts, in the transaction of `em`. Their owners get the link by email; for accounts without an
   * email, an admin creates it later, since nobody would see it now.
   */
  async addAll(em: EntityManager, inputs: UserDto[]): Promise<User[]> {
    const rows = inputs.map((input) => em.create(User, { ...input, isEnabled: true }));
    await em.persist(rows).flush();
    for (const row of rows)
      this.audit.record(em, { verb: 'created', ...itemOf(row), after: snapshotOf(row) });
    if (this.emails.canSend) for (const row of rows) if (row.email) await this.access.makeLink(em, row);
    return rows;
  }

  /** Deletes imported accounts. None of them was used, so at least one admin can still log in. */
  async removeAll(em: EntityManager, rows: User[]): Promise<void> {
    for (const row of rows) {
      this.audit.record(em, { verb: 'deleted', ...itemOf(row), before: snapshotOf(row) });
      em.remove(row);
    }
    await em.flush();
  }

  async update(id: string, { version, ...input }: UserUpdateDto): Promise<UserResponse> {
    const edit = this.em.transactional(async (em) => {
      const row = await lockRow(em, User, id, 'users.not-found');
      const change = await this.edit(em, row, version, input);
      return { change, response: toResponse(row) };
    });
    const { change, response } = await edit.catch(refuseTakenUsername);
    await this.loginDetails.record(change);
    return response;
  }

  private async edit(
    em: EntityManager,
    row: User,
    version: number,
    input: Partial<UserUpdateDto>,
  ): Promise<LoginDetailChange> {
    const { id } = row;
    const isApproved = row.awaitsApproval && input.isEnabled;
    const { before, after, isChanged } = await editVersioned(em, this.audit, {
      noun: 'users',
      stale: 'users.stale',
      row,
      version,
      nameOf: ({ name }) => name,
      stateOf: snapshotOf,
      change: async () => {
        const { role, isEnabled, hasPassword } = row;
        const staysAdmin = isAdmin({ role, isEnabled, hasPassword, ...input });
        if (isAdmin(row) && !staysAdmin) await requireOtherAdmin(em, id);
        em.assign(row, {
          ...input,
          ...(isApproved && { awaitsApproval: false }),
          // An admin vouches for the email that they enter.
          ...(input.email !== undefined && input.email !== row.email && { isEmailUnverified: false }),
        });
      },
    });
    if (isChanged && endsSessions(before, after)) await this.sessions.end(em, id);
    if (isChanged && isApproved) await this.emails.send(em, 'account-approved', { userId: id });
    return this.loginDetails.email(em, row, [before, after]);
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => this.take(em, await lockRow(em, User, id, 'users.not-found')));
  }

  /** Deletes an account with its sessions, links and codes. Content that the person uploaded or wrote stays. */
  private async take(em: EntityManager, row: User): Promise<void> {
    if (isAdmin(row)) await requireOtherAdmin(em, row.id);
    await this.trash.put(em, row);
  }

  async changeMany(
    query: UsersExportQuery,
    { action, role, ...selection }: UserBulkDto,
  ): Promise<BulkResult> {
    const changes: LoginDetailChange[] = [];
    const changing = changeMany(this.em, {
      noun: 'users',
      entity: User,
      nameOf: ({ name }) => name,
      selection: { action, ...selection },
      filter: userFilter(query),
      change: async (em, row) => {
        if (action === 'delete') return this.take(em, row);
        const input = role ? { role } : { isEnabled: action === 'enable' };
        changes.push(await this.edit(em, row, row.version, input));
      },
      restore: (em, id) => this.trash.takeOut(em, id),
    });
    const result = await changing.catch(refuseTakenUsername);
    for (const change of changes) await this.loginDetails.record(change);
    return result;
  }
}

type Snapshot = ReturnType<typeof snapshotOf>;

function endsSessions(before: Snapshot, after: Snapshot): boolean {
  const { role, username, isEnabled } = after;
  return role !== before.role || username !== before.username || (before.isEnabled && !isEnabled);
}
