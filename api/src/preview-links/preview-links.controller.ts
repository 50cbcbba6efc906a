import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { PreviewFailureFilter } from '../pages/index.ts';
import { Allow, OutsideSession, Public, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { PreviewLinkDto, PreviewLinksQuery } from './preview-links.dto.ts';
import { PreviewLinksService } from './preview-links.service.ts';
import { SharedPreviews } from './shared-previews.service.ts';

@Controller('api/preview-links')
export class PreviewLinksController {
  constructor(private readonly links: PreviewLinksService) {}

  /** Lists the valid links to the preview of a page. */
  @Allow('site-pages.write')
  @Get()
  list(@Query() query: PreviewLinksQuery) {
    return this.links.list(query);
  }

  /** Creates a link to the preview of a page. */
  @Allow('site-pages.write')
  @Post()
  create(@Viewer() viewer: Viewer, @Body() input: PreviewLinkDto) {
    return this.links.create(viewer, input);
  }

  /** Revokes a link to the preview of a page. */
  @Allow('site-pages.write')
  @Delete(':id')
  @HttpCode(204)
  revoke(@ItemId() id: string) {
    return this.links.revoke(id);
  }
}

/** Serves drafts to people without an account. */
@OutsideSession()
@Controller('preview-links/:token')
@UseFilters(PreviewFailureFilter)
export class SharedPreviewsController {
  constructor(private readonly previews: SharedPreviews) {}

  /** Renders the saved draft of a page, without scripts. */
  @Public()
  @Get()
  @Sends('text/html')
  async show(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.previews.send(token, request, response);
  }
}
