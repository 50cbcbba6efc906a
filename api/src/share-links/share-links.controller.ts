import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ShareLinkDto, ShareLinksQuery } from './share-links.dto.ts';
import { ShareLinksService } from './share-links.service.ts';

@Controller('api')
export class ShareLinksController {
  constructor(private readonly shareLinks: ShareLinksService) {}

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
    return this.shareLinks.create(viewer, contentId, input);
  }

  /** Revokes a share link: any for staff, their own for users. */
  @Allow('share-links.write')
  @Delete('share-links/:id')
  @HttpCode(204)
  revoke(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.shareLinks.revoke(viewer, id);
  }
}
