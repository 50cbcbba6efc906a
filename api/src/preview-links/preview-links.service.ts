import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { PreviewLink as PreviewLinkResponse, PreviewLinkInput } from '@vitral/contracts/preview-links';
import { namesOf } from '../accounts/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { IdTokens } from '../platform/secrets/id-tokens.ts';
import { Secrets } from '../platform/secrets/secrets.ts';
import { SitePage } from '../site-pages/index.ts';
import { PreviewLink } from './preview-links.entity.ts';

const DAY_MS = 24 * 3_600_000;

const areValid = (now: Date) => ({ revokedAt: null, expiresAt: { $gt: now } });

/** The links with which staff show the draft of a page to people without an account. */
@Injectable()
export class PreviewLinksService {
  private readonly tokens: IdTokens;

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    secrets: Secrets,
  ) {
    this.tokens = new IdTokens(secrets, 'preview-links');
  }

  async list({ pageId }: Pick<PreviewLinkInput, 'pageId'>): Promise<PreviewLinkResponse[]> {
    if ((await this.em.count(SitePage, { id: pageId })) === 0) {
      throw new AppError('site-pages.not-found', { id: pageId });
    }
    const valid = { page: pageId, ...areValid(new Date()) };
    const rows = await this.em.find(PreviewLink, valid, { orderBy: { createdAt: 'desc', id: 'desc' } });
    const nameOf = await namesOf(
      this.em,
      rows.map(({ createdBy }) => createdBy),
    );
    return rows.map((row) => this.toResponse(row, nameOf(row.createdBy)));
  }

  /** The page is locked, so that parallel requests count each other's links. */
  create(viewer: Viewer, { pageId, days }: PreviewLinkInput): Promise<PreviewLinkResponse> {
    return this.em.transactional(async (em) => {
      const page = await lockRow(em, SitePage, pageId, 'site-pages.not-found');
      const now = new Date();
      const max = LIMITS.previewLinks;
      if ((await em.count(PreviewLink, { page: pageId, ...areValid(now) })) >= max) {
        throw new AppError('preview-links.too-many', { max });
      }
      const expiresAt = new Date(now.getTime() + days * DAY_MS);
      const row = em.create(PreviewLink, { page: pageId, expiresAt, createdBy: viewer.id });
      await em.persist(row).flush();
      const after = { pageId, expiresAt: expiresAt.toISOString() };
      this.audit.record(em, {
        verb: 'shared',
        noun: 'preview-links',
        itemId: row.id,
        itemName: page.title,
        after,
      });
      return this.toResponse(row, viewer.name);
    });
  }

  /** A repeated request changes nothing. */
  revoke(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, PreviewLink, id, 'preview-links.not-found');
      if (row.revokedAt) return;
      row.revokedAt = new Date();
      const page = await em.findOneOrFail(SitePage, { id: row.page }, { fields: ['title'] });
      const before = { pageId: row.page, expiresAt: row.expiresAt.toISOString() };
      this.audit.record(em, {
        verb: 'revoked',
        noun: 'preview-links',
        itemId: id,
        itemName: page.title,
        before,
      });
    });
  }

  /** Returns the id of the page that a token opens. Throws `preview-links.not-found` or `preview-links.ended`. */
  async pageOf(token: string): Promise<string> {
    const id = this.tokens.read(token);
    const row = id && (await this.em.fork().findOne(PreviewLink, { id }));
    if (!row) throw new AppError('preview-links.not-found');
    if (row.revokedAt || row.expiresAt <= new Date()) throw new AppError('preview-links.ended');
    return row.page;
  }

  private toResponse(row: PreviewLink, createdBy: string | null): PreviewLinkResponse {
    return { ...copyFields(row), path: `/preview-links/${this.tokens.make(row.id)}`, createdBy };
  }
}

const copyFields = serializer<PreviewLink, Omit<PreviewLinkResponse, 'path' | 'createdBy'>>(PreviewLink, {
  page: 'omitted',
  createdBy: 'omitted',
  revokedAt: 'omitted',
});
