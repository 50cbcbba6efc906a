import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ShareLink as ShareLinkResponse } from '@vitral/contracts/share-links';
import { hashPassword } from '../accounts/index.ts';
import { visibleTo } from '../content/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { editVersioned } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { itemsOf, lockContents, putItems, refuseTooMany } from './share-link-items.ts';
import { ShareLinkResponses } from './share-link-responses.service.ts';
import type { ShareLinkUpdateDto } from './share-links.dto.ts';
import { ShareLink } from './share-links.entity.ts';
import { linksOf } from './share-links.filters.ts';

/** Changes links, under the rules of their creation. */
@Injectable()
export class ShareLinkEditsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly responses: ShareLinkResponses,
  ) {}

  /**
   * An edit never lets a link open private items. An edit by an account that may not read private items removes the
   * right from the link.
   */
  async update(
    viewer: Viewer,
    id: string,
    { version, contentIds, expiresAt, password, ...input }: ShareLinkUpdateDto,
  ): Promise<ShareLinkResponse> {
    const passwordHash = password ? await hashPassword(password) : password;
    return this.em.transactional(async (em) => {
      const row = await lockWithItems(em, viewer, id, contentIds);
      let items = (await itemsOf(em, [row]))(id).map(({ content }) => content);
      const change = async () => {
        if (row.revokedAt) throw new AppError('share-links.revoked', { id });
        await refuseTooMany(em, { id, createdBy: row.createdBy, contentIds });
        em.assign(row, { ...input, opensPrivate: row.opensPrivate && viewerMay(viewer, 'content.write') });
        if (expiresAt !== undefined) row.expiresAt = expiresAt === null ? null : new Date(expiresAt);
        if (passwordHash !== undefined) row.passwordHash = passwordHash;
        // The version must also change with the items, which are separate rows.
        if (items.map((content) => content.id).join() !== contentIds.join()) row.updatedAt = new Date();
        await putItems(em, id, contentIds);
        items = (await itemsOf(em, [row]))(id).map(({ content }) => content);
      };
      await editVersioned(em, this.audit, {
        noun: 'share-links',
        stale: 'share-links.stale',
        row,
        version,
        nameOf: () => row.title ?? items[0]?.title ?? '',
        stateOf: () => ({ ...stateOf(row), items: items.map(({ title }) => title) }),
        change,
      });
      return this.responses.one(em, row);
    });
  }
}

/** Locks the items before their link: the same lock order as deleting an item permanently. */
async function lockWithItems(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  contentIds: string[],
): Promise<ShareLink> {
  const mine = linksOf(viewer);
  if ((await em.count(ShareLink, { $and: [{ id }, mine] })) === 0)
    throw new AppError('share-links.not-found', { id });
  const rows = await em.execute<{ id: string }[]>(
    'select content_id as id from share_link_item where link_id = ?',
    [id],
  );
  const former = rows.map((row) => row.id);
  const readable = { $or: [{ id: { $in: former } }, visibleTo(viewer)] };
  await lockContents(em, [...new Set([...former, ...contentIds])], readable, contentIds);
  return lockRow(em, ShareLink, id, 'share-links.not-found', mine);
}

/** Returns the values that the audit log compares; of a password only whether there is one. */
const stateOf = ({ title, message, recipient, language, hasForm, expiresAt, passwordHash }: ShareLink) => ({
  title,
  message,
  recipient,
  language,
  hasForm,
  expiresAt: expiresAt?.toISOString() ?? null,
  hasPassword: Boolean(passwordHash),
});
