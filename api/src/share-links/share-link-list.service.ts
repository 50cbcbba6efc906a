import { type FilterQuery, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ShareLink as ShareLinkResponse } from '@vitral/contracts/share-links';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { readPiecewise } from '../platform/csv/read-piecewise.ts';
import { containing } from '../platform/lists/list-query.dto.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import type { ListedShareLinksQuery, ShareLinksExportQuery } from './share-links.dto.ts';
import { ShareLink } from './share-links.entity.ts';
import { ShareLinkResponses } from './share-link-responses.service.ts';
import { linksOf } from './share-links.filters.ts';

/** Lists the links of all items: everybody's for staff, their own for users. */
@Injectable()
export class ShareLinkListService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly responses: ShareLinkResponses,
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

  /** Exports the whole list. The audit entry is committed before the first row is sent. */
  async export(viewer: Viewer, query: ShareLinksExportQuery): Promise<AsyncGenerator<ShareLinkResponse>> {
    await this.em.transactional(async (em) =>
      this.audit.record(em, { verb: 'exported', noun: 'share-links', itemId: null, itemName: null }),
    );
    return this.items(viewer, query);
  }

  private async *items(viewer: Viewer, query: ShareLinksExportQuery) {
    const filter = listFilter(viewer, query, new Date());
    for await (const rows of readPiecewise(this.em, ShareLink, filter, query.sort))
      yield* await this.responses.all(this.em.fork(), rows);
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
      `(lower(concat_ws(' ', ${alias}.recipient, ${alias}.title)) like lower(?) or ${alias}.id in (
        select link_id from share_link_item join content on content.id = content_id where search_text like lower(?)))`,
    [containing(q), containing(q)],
  );
  return { [rule]: [] };
}
