import { isDeepStrictEqual } from 'node:util';
import type { FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuditVerb } from '@vitral/contracts/audit';
import { LIMITS } from '@vitral/contracts/limits';
import {
  type NewSavedView,
  type SavedView as SavedViewResponse,
  VIEWED_LIST_NAMES,
  VIEWED_LISTS,
  type ViewedList,
} from '@vitral/contracts/saved-views';
import { namesOf } from '../accounts/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Trash, type TrashKind } from '../platform/trash/trash.ts';
import type { SavedViewDto, SavedViewUpdateDto } from './saved-views.dto.ts';
import { SavedView } from './saved-views.entity.ts';

const KIND: TrashKind<SavedView> = { noun: 'saved-views', entity: SavedView, nameOf: ({ name }) => name };

/** Views of the lists of the console. A view for its owner only is a preference and is not audited; a shared view is. */
@Injectable()
export class SavedViewsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly trash: Trash,
  ) {}

  onModuleInit(): void {
    this.trash.offer(KIND);
  }

  /** Lists the viewer's own views of a list and the shared ones by name; their number is limited at creation. */
  async list(viewer: Viewer, list: ViewedList): Promise<SavedViewResponse[]> {
    if (!maySee(viewer, list)) throw new AppError('auth.insufficient-permissions');
    const rows = await this.em.find(SavedView, { $and: [{ list }, seenBy(viewer)] }, { orderBy: BY_NAME });
    const nameOf = await namesOf(
      this.em,
      rows.map(({ owner }) => owner),
    );
    return rows.map((row) => toResponse(viewer, row, nameOf(row.owner)));
  }

  create(viewer: Viewer, { isShared, ...input }: SavedViewDto): Promise<SavedViewResponse> {
    if (!maySee(viewer, input.list) || (isShared && !mayShare(viewer)))
      throw new AppError('auth.insufficient-permissions');
    return this.em.transactional(async (em) => {
      await lockList(em, input.list);
      const fields = { ...input, owner: viewer.id, privateTo: isShared ? null : viewer.id };
      await refuseTooMany(em, fields);
      await refuseTakenName(em, fields);
      const row = em.create(SavedView, fields);
      await em.persist(row).flush();
      this.record(em, 'created', row, undefined, stateOf(row));
      return toResponse(viewer, row, viewer.name);
    });
  }

  update(
    viewer: Viewer,
    id: string,
    { version, isShared, columns, ...input }: SavedViewUpdateDto,
  ): Promise<SavedViewResponse> {
    return this.em.transactional(async (em) => {
      const row = await this.lockEditable(em, viewer, id);
      const before = stateOf(row);
      // An owner may change a shared view without the permission to share others; nobody else makes it theirs.
      const maySwitch = row.owner === viewer.id && (!isShared || mayShare(viewer));
      if (isShared !== before.isShared && !maySwitch) throw new AppError('auth.insufficient-permissions');
      await checkVersion(em, { noun: 'saved-views', stale: 'saved-views.stale', row, version });
      if (isShared && !before.isShared) await refuseTooMany(em, { ...row, privateTo: null });
      await refuseTakenName(em, { ...row, name: input.name });
      em.assign(row, { ...input, privateTo: isShared ? null : viewer.id });
      const plain = columns?.map((column) => ({ ...column })) ?? null;
      // PostgreSQL reorders the fields of JSON, which the ORM would mistake for a change.
      if (!isDeepStrictEqual(plain, before.columns)) row.columns = plain;
      await em.flush();
      if (row.version !== version) this.record(em, 'updated', row, before, stateOf(row));
      return toResponse(viewer, row, (await namesOf(em, [row.owner]))(row.owner));
    });
  }

  remove(viewer: Viewer, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await this.lockEditable(em, viewer, id);
      this.record(em, 'deleted', row, stateOf(row), undefined);
      await this.trash.put(em, KIND, row);
    });
  }

  /** Undoes the deletion of a view, for accounts that may delete it. Throws the same errors as for a new view. */
  restore(viewer: Viewer, id: string): Promise<SavedViewResponse> {
    return this.em.transactional(async (em) => {
      const row = await this.trash.takeOut(em, KIND, id, async (columns) => {
        const view = { ...columns, owner: columns['owner_id'], privateTo: columns['private_to_id'], id };
        const deleted = view as unknown as SavedView;
        const isHidden = deleted.privateTo && deleted.privateTo !== viewer.id;
        if (isHidden || !maySee(viewer, deleted.list)) throw new AppError('saved-views.not-found', { id });
        if (!mayEdit(viewer, deleted)) throw new AppError('auth.insufficient-permissions');
        await lockList(em, deleted.list);
        await refuseTooMany(em, deleted);
        await refuseTakenName(em, deleted);
      });
      this.record(em, 'restored', row, undefined, stateOf(row));
      return toResponse(viewer, row, (await namesOf(em, [row.owner]))(row.owner));
    });
  }

  /** Returns the locked view. Throws `saved-views.not-found` for one that the viewer cannot see. */
  private async lockEditable(em: EntityManager, viewer: Viewer, id: string): Promise<SavedView> {
    const lists = VIEWED_LIST_NAMES.filter((list) => maySee(viewer, list));
    const seen = { $and: [{ list: { $in: lists } }, seenBy(viewer)] };
    const found = await em.findOne(SavedView, { $and: [{ id }, seen] }, { fields: ['list'] });
    // The list is locked before its row, as for a new view.
    if (found) await lockList(em, found.list);
    const row = await lockRow(em, SavedView, id, 'saved-views.not-found', seen);
    if (!mayEdit(viewer, row)) throw new AppError('auth.insufficient-permissions');
    return row;
  }

  private record(
    em: EntityManager,
    verb: AuditVerb,
    row: SavedView,
    before: NewSavedView | undefined,
    after: NewSavedView | undefined,
  ): void {
    if (!before?.isShared && !after?.isShared) return;
    this.audit.record(em, { verb, noun: 'saved-views', itemId: row.id, itemName: row.name, before, after });
  }
}

const BY_NAME = { name: 'asc', id: 'asc' } as const;

export const maySee = (viewer: Viewer, list: ViewedList) => viewerMay(viewer, VIEWED_LISTS[list]);
const mayShare = (viewer: Viewer) => viewerMay(viewer, 'shared-views.write');
const mayEdit = (viewer: Viewer, { owner }: SavedView) => owner === viewer.id || mayShare(viewer);

export const seenBy = (viewer: Viewer): FilterQuery<SavedView> => ({
  $or: [{ privateTo: viewer.id }, { privateTo: null }],
});

/** Serializes changes to the views of a list, so that parallel ones neither pass a limit nor get the same name. */
const lockList = (em: EntityManager, list: ViewedList) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`saved views of ${list}`]);

type Fields = Pick<SavedView, 'list' | 'name' | 'owner' | 'privateTo'> & { id?: string };

async function refuseTooMany(em: EntityManager, { id, list, owner, privateTo }: Fields): Promise<void> {
  const others = id ? { list, id: { $ne: id } } : { list };
  const ownCount = await em.count(SavedView, { ...others, owner });
  if (ownCount >= LIMITS.savedViews) throw new AppError('saved-views.too-many', { max: LIMITS.savedViews });
  if (privateTo) return;
  const sharedCount = await em.count(SavedView, { ...others, privateTo: null });
  if (sharedCount >= LIMITS.sharedViews)
    throw new AppError('saved-views.too-many', { max: LIMITS.sharedViews });
}

async function refuseTakenName(em: EntityManager, { id, list, owner, name }: Fields): Promise<void> {
  if (!owner) return;
  const other = await em.findOne(SavedView, { list, owner, name }, { fields: ['id'] });
  if (other && other.id !== id) throw new AppError('saved-views.name-taken', { name });
}

const copyFields = serializer<
  SavedView,
  Omit<SavedViewResponse, 'ownerName' | 'isOwn' | 'isEditable' | 'isShared'>
>(SavedView, { owner: 'omitted', privateTo: 'omitted' });

function stateOf({ list, name, search, columns, privateTo }: SavedView): NewSavedView {
  return { list, name, search, columns: columns ?? null, isShared: !privateTo };
}

const toResponse = (viewer: Viewer, row: SavedView, ownerName: string | null): SavedViewResponse => ({
  ...copyFields(row),
  isShared: !row.privateTo,
  ownerName,
  isOwn: row.owner === viewer.id,
  isEditable: mayEdit(viewer, row),
});
