import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BulkResult } from '@vitral/contracts/bulk';
import type { SitePageSummary } from '@vitral/contracts/site-pages';
import { namesOf } from '../accounts/index.ts';
import { changeMany } from '../platform/bulk/bulk-changes.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { SitePagePublicationService } from './site-page-publication.service.ts';
import { toSummary } from './site-page-rows.ts';
import type { SitePageBulkDto, SitePagesExportQuery } from './site-pages.dto.ts';
import { SitePage } from './site-pages.entity.ts';
import { sitePageFilter, SitePagesService } from './site-pages.service.ts';

/** Changes and exports many pages. */
@Injectable()
export class SitePagesBulk {
  constructor(
    private readonly em: EntityManager,
    private readonly exports: CsvExports,
    private readonly pages: SitePagesService,
    private readonly publication: SitePagePublicationService,
  ) {}

  export({ sort, ids, ...filters }: SitePagesExportQuery): Promise<AsyncGenerator<SitePageSummary>> {
    return this.exports.read({
      noun: 'site-pages',
      entity: SitePage,
      filter: sitePageFilter(filters),
      ids,
      sort,
      toRows: async (rows, em) => {
        const editors = rows.map(({ editedBy }) => editedBy);
        const nameOf = await namesOf(em, editors);
        return rows.map((row) =>
          toSummary(Object.assign(row, { hasDraft: Boolean(row.draft) }), nameOf(row.editedBy)),
        );
      },
    });
  }

  changeMany(query: SitePagesExportQuery, selection: SitePageBulkDto): Promise<BulkResult> {
    return changeMany(this.em, {
      noun: 'site-pages',
      entity: SitePage,
      nameOf: ({ title }) => title,
      selection,
      filter: sitePageFilter(query),
      change: (em, page) => this.change(em, page, selection.action),
      restore: (em, id) => this.pages.addAgain(em, id),
    });
  }

  private async change(
    em: EntityManager,
    page: SitePage,
    action: SitePageBulkDto['action'],
  ): Promise<unknown> {
    switch (action) {
      case 'publish':
        return page.draft ? this.publication.publishDraft(em, page) : false;
      case 'unpublish':
        return page.isPublished ? this.publication.hide(em, page) : false;
      case 'show-in-navigation':
      case 'hide-from-navigation':
        return this.pages.setNavigation(em, page, action === 'show-in-navigation');
      case 'delete':
        return this.pages.removeLocked(em, page);
      case 'restore':
        return false;
    }
  }
}
