import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { MODULE_PREVIEW_NAME } from '@vitral/contracts/module-previews';
import type { Request, Response } from 'express';
import {
  AllowPublisher,
  KeyCovers,
  OutsideSession,
  Polled,
  Public,
  Redirects,
} from '../../platform/access/access.ts';
import { CurrentPublisher, type Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { pathParam } from '../../platform/validation/path-param.ts';
import { ModulePreviewDto, ModulePreviewEndQuery } from './module-previews.dto.ts';
import { ModulePreviewsService } from './module-previews.service.ts';
import { PreviewVisits } from '../serving/preview-visits.ts';

/** Path parameter with the name of a preview, which need not exist. */
const PreviewName = () =>
  pathParam(
    'name',
    (name) => MODULE_PREVIEW_NAME.test(name) && name,
    () => new AppError('request.invalid', { fields: ['name'] }),
  );

@Controller('api/module-previews')
export class ModulePreviewsController {
  constructor(private readonly previews: ModulePreviewsService) {}

  /** Lists the open previews of modules; for a token only those that contain its module. */
  @AllowPublisher('preview')
  @Polled()
  @Get()
  list(@CurrentPublisher() { module }: Publisher) {
    return this.previews.list(module);
  }

  /** Adds a release to a preview, and creates the preview if necessary. */
  @AllowPublisher('preview')
  @Put(':name')
  publish(
    @CurrentPublisher() publisher: Publisher,
    @PreviewName() name: string,
    @Body() input: ModulePreviewDto,
  ) {
    return this.previews.publish(name, input, publisher);
  }

  /** Ends a preview, or takes a module out of it. */
  @AllowPublisher('preview')
  @Delete(':name')
  @HttpCode(204)
  end(
    @CurrentPublisher() publisher: Publisher,
    @PreviewName() name: string,
    @Query() { module }: ModulePreviewEndQuery,
  ) {
    return this.previews.end(name, module, publisher);
  }
}

/** Receives the form of the bar that pages of a preview show. */
@OutsideSession()
@Controller('module-previews')
export class PreviewEndController {
  constructor(private readonly visits: PreviewVisits) {}

  /** Shows this browser the ordinary site again. */
  @Public()
  @Post('end')
  @KeyCovers('nothing')
  @Redirects(303)
  end(@Req() request: Request, @Res() response: Response): void {
    this.visits.end(request, response);
    response.set('Cache-Control', 'no-store').redirect(303, pathOfReferrer(request));
  }
}

/** Returns the path of the page with the form, without its query, which may hold the link of the preview. */
function pathOfReferrer({ headers: { referer = '' } }: Request): string {
  const path = URL.canParse(referer) ? new URL(referer).pathname : '/';
  // Two slashes would begin another host.
  return `/${path.replace(/^\/+/, '')}`;
}
