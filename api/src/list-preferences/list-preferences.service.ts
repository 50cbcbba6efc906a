import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ListPreference as ListPreferenceResponse } from '@vitral/contracts/list-preferences';
import { VIEWED_LIST_NAMES, type ViewColumn, type ViewedList } from '@vitral/contracts/saved-views';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { maySee, SavedView, seenBy } from '../saved-views/index.ts';
import { ListPreference } from './list-preferences.entity.ts';

/** Columns and start views that accounts choose for the lists of the console. Changes are not audited. docs/adr/093. */
@Injectable()
export class ListPreferencesService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Lists the preferences for lists that the viewer may see. A view that its owner has made private is no longer the
   * start view of other accounts.
   */
  async list(viewer: Viewer): Promise<ListPreferenceResponse[]> {
    const lists = VIEWED_LIST_NAMES.filter((list) => maySee(viewer, list));
    const rows = await this.em.find(
      ListPreference,
      { account: viewer.id, list: { $in: lists } },
      { populate: ['startView'], orderBy: { list: 'asc' } },
    );
    return rows.map(({ list, columns, startView }) => {
      const isSeen = startView && (startView.privateTo ?? viewer.id) === viewer.id;
      return {
        list,
        columns: columns ?? null,
        startView: isSeen ? { id: startView.id, search: startView.search } : null,
      };
    });
  }

  setStartView(viewer: Viewer, list: ViewedList, viewId: string | null): Promise<void> {
    assertMaySee(viewer, list);
    return this.em.transactional(async (em) => {
      const view = viewId && (await findSeen(em, viewer, list, viewId));
      await store(em, viewer, list, { startView: view && view.id });
    });
  }

  /** The last of several tabs wins. */
  setColumns(viewer: Viewer, list: ViewedList, columns: ViewColumn[] | null): Promise<void> {
    assertMaySee(viewer, list);
    return store(this.em, viewer, list, { columns });
  }
}

function assertMaySee(viewer: Viewer, list: ViewedList): void {
  if (!maySee(viewer, list)) throw new AppError('auth.insufficient-permissions');
}

/** Returns a view of the list and prevents its deletion until the transaction ends. */
async function findSeen(em: EntityManager, viewer: Viewer, list: ViewedList, id: string): Promise<SavedView> {
  const lockMode = LockMode.PESSIMISTIC_READ;
  const view = await em.findOne(SavedView, { $and: [{ id, list }, seenBy(viewer)] }, { lockMode });
  if (!view) throw new AppError('saved-views.not-found');
  return view;
}

type Preference = { columns: ViewColumn[] | null } | { startView: string | null };

async function store(
  em: EntityManager,
  { id }: Viewer,
  list: ViewedList,
  preference: Preference,
): Promise<void> {
  await em.upsert(
    ListPreference,
    { account: id, list, createdAt: new Date(), ...preference },
    { onConflictFields: ['account', 'list'], onConflictExcludeFields: ['createdAt'] },
  );
}
