import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { type ShareLink, shareLinkTitle } from '@vitral/contracts/share-links';
import type { Request, Response } from 'express';
import { Allow, OpenToTokens, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ShareLinkEditsService } from './share-link-edits.service.ts';
import { ShareLinkListService } from './share-link-list.service.ts';
import { type ExportedLink, SHARE_LINKS_CSV } from './share-links.csv.ts';
import {
  ListedShareLinksQuery,
  SharedItemsDto,
  ShareLinkBulkDto,
  ShareLinkDto,
  ShareLinksExportQuery,
  ShareLinksQuery,
  ShareLinkUpdateDto,
} from './share-links.dto.ts';
import { ShareLinksService } from './share-links.service.ts';

@OpenToTokens('share-links')
@Controller('api')
export class ShareLinksController {
  constructor(
    private readonly shareLinks: ShareLinksService,
    private readonly edits: ShareLinkEditsService,
    private readonly linkList: ShareLinkListService,
  ) {}

  /** Lists the share links of all items: everybody's for staff, their own for users. */
  @Allow('share-links.write')
  @Get('share-links')
  listAll(@Viewer() viewer: Viewer, @Query() query: ListedShareLinksQuery) {
    return this.linkList.list(viewer, query);
  }

  /** Sends the share links of a filter as CSV. */
  @Allow('share-links.write')
  @Get('share-links/export')
  @Sends('text/csv')
  async export(
    @Viewer() viewer: Viewer,
    @Query() query: ShareLinksExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const links = await this.linkList.export(viewer, query);
    await SHARE_LINKS_CSV.send(request, response, exported(links));
  }

  /** Returns a share link. Users get their own links only. */
  @Allow('share-links.write')
  @Get('share-links/:id')
  get(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.shareLinks.get(viewer, id);
  }

  /** Creates a share link for one or several content items. */
  @Allow('share-links.write')
  @Post('share-links')
  createForItems(@Viewer() viewer: Viewer, @Body() input: SharedItemsDto) {
    return this.shareLinks.create(viewer, input);
  }

  /** Changes a share link. Users can change their own links only. */
  @Allow('share-links.write')
  @Put('share-links/:id')
  update(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() input: ShareLinkUpdateDto) {
    return this.edits.update(viewer, id, input);
  }

  /** Revokes many share links. Users can revoke their own links only. */
  @Allow('share-links.write')
  @Post('share-links/bulk')
  @HttpCode(200)
  changeMany(
    @Viewer() viewer: Viewer,
    @Query() query: ShareLinksExportQuery,
    @Body() input: ShareLinkBulkDto,
  ) {
    return this.linkList.changeMany(viewer, query, input);
  }

  /** Lists the share links of a content item: all of them for staff, their own for users. */
  @Allow('share-links.write')
  @Get('content/:id/share-links')
  list(@Viewer() viewer: Viewer, @ItemId() contentId: string, @Query() query: ShareLinksQuery) {
    return this.shareLinks.list(viewer, contentId, query);
  }

  /** Creates a share link for a content item. */
  @Allow('share-links.write')
  @Post('content/:id/share-links')
  create(@Viewer() viewer: Viewer, @ItemId() contentId: string, @Body() input: ShareLinkDto) {
    return this.shareLinks.create(viewer, { ...input, contentIds: [contentId] });
  }

  /** Revokes a share link. Users can revoke their own links only. */
  @Allow('share-links.write')
  @Delete('share-links/:id')
  @HttpCode(204)
  revoke(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.shareLinks.revoke(viewer, id);
  }
}

async function* exported(links: AsyncIterable<ShareLink>): AsyncGenerator<ExportedLink> {
  for await (const link of links)
    yield { ...link, title: shareLinkTitle(link), items: link.items.map(({ title }) => title).join(' · ') };
}
