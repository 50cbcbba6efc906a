import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Public, Sends } from '../platform/access/access.ts';
import { ItemHistory } from '../platform/audit/item-history.service.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Trash } from '../platform/trash/trash.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { BlockTypes } from './blocks/block-types.service.ts';
import { PublicBlocks } from './public-blocks/public-blocks.service.ts';
import { PublicSitePagesService } from './public-site-pages.service.ts';
import { SitePagePublicationService } from './site-page-publication.service.ts';
import {
  SitePageBulkDto,
  SitePageDraftDto,
  SitePageDto,
  SitePageRevisionsQuery,
  SitePageScheduleDto,
  SitePagesExportQuery,
  SitePagesQuery,
  SitePageVersionDto,
} from './site-pages.dto.ts';
import { SitePagesBulk } from './site-pages-bulk.service.ts';
import { SITE_PAGES_CSV } from './site-pages.csv.ts';
import { SitePagesService } from './site-pages.service.ts';

@OpenToTokens('site-pages')
@Controller('api/site-pages')
export class SitePagesController {
  constructor(
    private readonly pages: SitePagesService,
    private readonly bulk: SitePagesBulk,
    private readonly publicPages: PublicSitePagesService,
    private readonly publication: SitePagePublicationService,
    private readonly blockTypes: BlockTypes,
    private readonly publicBlocks: PublicBlocks,
    private readonly trash: Trash,
    private readonly history: ItemHistory,
  ) {}

  /** Lists the URLs of the published pages. */
  @Public()
  @Get()
  items() {
    return this.publicPages.items();
  }

  /** Lists the published pages to which the header links. */
  @Public()
  @Get('navigation')
  navigation() {
    return this.publicPages.navigation();
  }

  /** Lists the anchors of the landing page. */
  @Public()
  @Get('anchors')
  anchors() {
    return this.publicPages.anchors();
  }

  /** Returns a published page by its Spanish slug. */
  @Public()
  @Get('by-slug/:slug')
  bySlug(@Param('slug') slug: string) {
    return this.publicPages.bySlug(slug);
  }

  /** Returns a page that the site links to. */
  @Public()
  @Get('fixed/:name')
  fixed(@Param('name') name: string) {
    return this.publicPages.fixed(name);
  }

  /** Lists the pages for their editors. */
  @Allow('site-pages.write')
  @Get('editor')
  list(@Query() query: SitePagesQuery) {
    return this.pages.list(query);
  }

  /** Sends the pages of a filter as CSV. */
  @Allow('site-pages.write')
  @Get('editor/export')
  @Sends('text/csv')
  async export(
    @Query() query: SitePagesExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await SITE_PAGES_CSV.send(request, response, await this.bulk.export(query));
  }

  /** Publishes, unpublishes, deletes or adds to the header many pages. */
  @Allow('site-pages.write')
  @Post('editor/bulk')
  @HttpCode(200)
  changeMany(@Query() query: SitePagesExportQuery, @Body() input: SitePageBulkDto) {
    return this.bulk.changeMany(query, input);
  }

  /** Lists the types of blocks that pages are made of. */
  @Allow('site-pages.write')
  @Get('block-types')
  types() {
    return this.blockTypes.list();
  }

  /** Lists the public blocks that modules offer for pages. */
  @Allow('site-pages.write')
  @Get('public-blocks')
  offeredBlocks() {
    return this.publicBlocks.offered();
  }

  /** Lists the deleted pages that can be restored. */
  @Allow('site-pages.write')
  @Get('trash')
  listTrash(@Query() query: ListQuery) {
    return this.trash.list('site-pages', query);
  }

  /** Returns a page with its draft. */
  @Allow('site-pages.write')
  @Get(':id')
  get(@ItemId() id: string) {
    return this.pages.get(id);
  }

  /** Creates a page, as a draft. */
  @Allow('site-pages.write')
  @Post()
  create(@Body() input: SitePageDto) {
    return this.pages.create(input);
  }

  /** Saves the draft of a page. */
  @Allow('site-pages.write')
  @Put(':id/draft')
  saveDraft(@ItemId() id: string, @Body() { version, ...input }: SitePageDraftDto) {
    return this.pages.saveDraft(id, version, input);
  }

  /** Returns a page to its published content. */
  @Allow('site-pages.write')
  @Delete(':id/draft')
  discardDraft(@ItemId() id: string, @Query() { version }: SitePageVersionDto) {
    return this.pages.discardDraft(id, version);
  }

  /** Publishes the draft of a page. */
  @Allow('site-pages.write')
  @Post(':id/publish')
  @HttpCode(200)
  publish(@ItemId() id: string, @Body() { version }: SitePageVersionDto) {
    return this.publication.publish(id, version);
  }

  /** Hides a page from visitors. Its content stays as a draft. */
  @Allow('site-pages.write')
  @Post(':id/unpublish')
  @HttpCode(200)
  unpublish(@ItemId() id: string, @Body() { version }: SitePageVersionDto) {
    return this.publication.unpublish(id, version);
  }

  /** Sets when a page is published and unpublished. */
  @Allow('site-pages.write')
  @Put(':id/schedule')
  schedule(@ItemId() id: string, @Body() { version, ...times }: SitePageScheduleDto) {
    return this.publication.schedule(id, version, times);
  }

  /** Lists the published revisions of a page. */
  @Allow('site-pages.write')
  @Get(':id/revisions')
  revisions(@ItemId() id: string, @Query() query: SitePageRevisionsQuery) {
    return this.publication.revisions(id, query);
  }

  /** Makes a revision the draft of its page. */
  @Allow('site-pages.write')
  @Post(':id/revisions/:revision/restore')
  @HttpCode(200)
  restore(
    @ItemId() id: string,
    @ItemId('revision') revision: string,
    @Body() { version }: SitePageVersionDto,
  ) {
    return this.publication.restore(id, revision, version);
  }

  /** Erases a deleted page before its days in the trash end. */
  @Allow('site-pages.write')
  @Delete(':id/permanently')
  @HttpCode(204)
  erase(@ItemId() id: string) {
    return this.trash.erase('site-pages', id);
  }

  /** Restores a deleted page, with its draft and its revisions. */
  @Allow('site-pages.write')
  @Post(':id/restore')
  @HttpCode(200)
  restoreDeleted(@ItemId() id: string) {
    return this.pages.restore(id);
  }

  /** Lists what was done to a page. */
  @Allow('site-pages.write')
  @Get(':id/history')
  entries(@ItemId() id: string, @Query() query: ListQuery) {
    return this.history.entries('site-pages', id, query);
  }

  /** Deletes a page that is not published, with its history. */
  @Allow('site-pages.write')
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string, @Query() { version }: SitePageVersionDto) {
    return this.pages.remove(id, version);
  }
}
