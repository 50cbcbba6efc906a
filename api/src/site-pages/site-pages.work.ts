import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fieldIn, TRANSLATIONS } from '@vitral/contracts/languages';
import { readOpenRows, WorkQueue, type WorkSource } from '../work-queue/index.ts';

const OF_PAGES = { severity: 'information', permission: 'site-pages.write', page: '/admin/pages' } as const;
const pathOf = (id: string) => `/admin/pages/${id}`;

/** Offers drafts without a publication date, and published pages whose title or description lacks a translation. */
@Injectable()
export class SitePagesWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer(DRAFTS, UNTRANSLATED);
  }
}

const DRAFTS: WorkSource = {
  ...OF_PAGES,
  kind: 'site-page-drafts',
  tables: ['site_page'],
  read: (em) =>
    readOpenRows(em, {
      from: 'site_page',
      where: 'draft is not null and (publish_at is null or failure is not null)',
      title: 'title',
      at: 'updated_at',
      pathOf,
    }),
};

const textOf = (field: string) => `coalesce(publication.content ->> '${field}', '')`;

const LACKS_TRANSLATION = ['title', 'description']
  .flatMap((name) =>
    TRANSLATIONS.map((language) => `(${textOf(name)} <> '' and ${textOf(fieldIn(name, language))} = '')`),
  )
  .join(' or ');

const UNTRANSLATED: WorkSource = {
  ...OF_PAGES,
  kind: 'site-pages-untranslated',
  tables: ['site_page', 'site_page_publication'],
  read: (em) =>
    readOpenRows(em, {
      from: 'site_page_publication publication join site_page page on page.id = publication.page_id',
      where: `page.is_published and (${LACKS_TRANSLATION})`,
      title: 'page.title',
      at: 'publication.published_at',
      id: 'page.id',
      pathOf,
    }),
};
