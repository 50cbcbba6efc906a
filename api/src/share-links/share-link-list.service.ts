import { type FilterQuery, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ShareLink as ShareLinkResponse } from '@vitral/contracts/share-links';
import type { BulkResult } from '@vitral/contracts/bulk';
import type { Viewer } from '../platform/access/viewer.ts';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { searchForm } from '../platform/entities/columns.ts';
import { containing } from '../platform/lists/list-query.dto.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import type { ListedShareLinksQuery, ShareLinksExportQuery, ShareLinkBulkDto } from './share-links.dto.ts';
import { ShareLink } from './share-links.entity.ts';
import { ShareLinkResponses } from './share-link-responses.service.ts';
import { linksOf } from './share-links.filters.ts';
import { ShareLinksService } from './share-links.service.ts';

/** Lists the links of all items: everybody's for staff, their own for users. */
@Injectable()
export class ShareLinkListService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly exports: CsvExports,
    private readonly responses: ShareLinkResponses,
    private readonly shareLinks: ShareLinksService,
  ) {}

  async list(viewer: Viewer, query: ListedShareLinksQuery): Promise<Page<ShareLinkResponse>> {
    const options = {
      ...query,
      mayBeNull: ['lastOpenedAt' as const],
      others: ['share_link_item', 'content'],
    };
    return this.responses.page(
      await this.lists.read(ShareLink, listFilter(viewer, query, new Date()), options),
    );
  }

  export(
    viewer: Viewer,
    { sort, ids, ...filters }: ShareLinksExportQuery,
  ): Promise<AsyncGenerator<ShareLinkResponse>> {
    return this.exports.read({
      noun: 'share-links',
      entity: ShareLink,
      filter: listFilter(viewer, filters, new Date()),
      ids,
      sort,
      toRows: (rows, em) => this.responses.all(em, rows),
    });
  }

  /** Revokes many links. */
  changeMany(viewer: Viewer, query: ShareLinksExportQuery, selection: ShareLinkBulkDto): Promise<BulkResult> {
    return changeMany(this.em, {
      noun: 'share-links',
      entity: ShareLink,
      nameOf: ({ title, recipient }) => title ?? recipient ?? '',
      selection,
      scope: linksOf(viewer),
      filter: listFilter(viewer, query, new Date()),
      change: (em, row) => this.shareLinks.revokeLocked(em, row),
    });
  }
}

type Filters = Pick<ListedShareLinksQuery, 'q' | 'state' | 'use' | 'owner'>;

/** Returns the condition of a list or an export that `viewer` requests at `now`. */
function listFilter(viewer: Viewer, { q, state, use, owner }: Filters, now: Date): FilterQuery<ShareLink> {
  return {
    $and: [
      linksOf(viewer),
      owner === 'me' ? { createdBy: viewer.id } : {},
      state ? STATES[state](now) : {},
      use ? USES[use] : {},
      about(q),
    ],
  };
}

const STATES: Record<NonNullable<Filters['state']>, (now: Date) => FilterQuery<ShareLink>> = {
  active: (now) => ({ revokedAt: null, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] }),
  expired: (now) => ({ revokedAt: null, expiresAt: { $lte: now } }),
  revoked: () => ({ revokedAt: { $ne: null } }),
};

const USES: Record<NonNullable<Filters['use']>, FilterQuery<ShareLink>> = {
  opened: { openCount: { $gt: 0 } },
  unopened: { openCount: 0 },
  leads: { leadCount: { $gt: 0 } },
};

/** Selects the links whose recipient, title or items contain the text. */
function about(q: string): FilterQuery<ShareLink> {
  if (!q) return {};
  const rule = raw(
    (alias) =>
      `(${searchForm(`concat_ws(' ', ${alias}.recipient, ${alias}.title)`)} like ${searchForm('?')} or ${alias}.id in (
        select link_id from share_link_item join content on content.id = content_id where search_text like ${searchForm('?')}))`,
    [containing(q), containing(q)],
  );
  return { [rule]: [] };
}
