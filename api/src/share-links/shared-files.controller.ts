import { Body, Controller, Get, Ip, Param, Post, Query, Req, Res } from '@nestjs/common';
import { PICTURE_WIDTHS } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { ContentFilesService, mayBeShown, nameAnswer } from '../content/index.ts';
import { chosenLanguage } from '../pages/index.ts';
import { Public } from '../platform/access/access.ts';
import { KeyCovers, OutsideSession } from '../platform/access/route-traits.ts';
import { Redirects, Sends } from '../platform/access/sends.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { SHARE_HEADERS } from './page/share-page.headers.ts';
import { SharePagesService } from './page/share-pages.service.ts';
import { SharePasses } from './share-passes.ts';
import { type SharedFile, SharedFilesService } from './shared-files.service.ts';

/** Of a picture: the widest variant there is. */
const PREVIEW = { width: Math.max(...PICTURE_WIDTHS) };

/** What somebody without an account gets by a link: pages without scripts, and the file. */
@OutsideSession()
@Controller('share/:token')
export class SharedFilesController {
  constructor(
    private readonly sharedFiles: SharedFilesService,
    private readonly passes: SharePasses,
    private readonly pages: SharePagesService,
    private readonly contentFiles: ContentFilesService,
    private readonly files: FileStore,
  ) {}

  /** Sends the page of a share link. */
  @Public()
  @Get()
  @Sends('text/html')
  async show(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const shared = await this.sharedFiles.find(token);
    if (!shared) return this.sayNotFound(request, response);
    const isOpen = this.passes.admits(shared.link, request);
    const address = addressOf(token, request);
    await this.pages.send(
      isOpen ? { kind: 'file', path: pathOf(token), shared } : { kind: 'locked', address, problem: 'none' },
      request,
      response,
    );
  }

  /** Opens a share link by its password. */
  @Public()
  @KeyCovers('nothing')
  @Post()
  @Redirects(303)
  async unlock(
    @Param('token') token: string,
    @Body() fields: Record<string, unknown> | undefined,
    @Ip() ip: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const shared = await this.sharedFiles.find(token);
    if (!shared) return this.sayNotFound(request, response);
    try {
      await this.sharedFiles.checkPassword(shared.link, fields?.['password'], ip);
    } catch (error) {
      return this.askAgain(error, addressOf(token, request), request, response);
    }
    this.passes.give(shared.link, pathOf(token), request, response);
    response.set(SHARE_HEADERS).redirect(303, addressOf(token, request));
  }

  /** Sends the file of a share link. */
  @Public()
  @Get('file')
  @Sends('*/*')
  async file(
    @Param('token') token: string,
    @Query('disposition') disposition: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const shared = await this.sharedFiles.find(token);
    if (!shared) return this.sayNotFound(request, response);
    response.set(SHARE_HEADERS);
    if (!this.passes.admits(shared.link, request)) return response.redirect(303, addressOf(token, request));

    const { content } = shared;
    if (disposition === 'inline' && mayBeShown(content)) {
      nameAnswer(response, content.originalName, 'inline');
      const preview = await this.contentFiles.variantOf(content, PREVIEW, request.accepts());
      await sendFile(this.files, preview, request, response);
      return;
    }
    nameAnswer(response, content.originalName, 'attachment');
    await sendFile(this.counting(shared), content, request, response);
  }

  /** The store, for which a read from the first byte on is a download. HEAD and 304 read nothing. */
  private counting(shared: SharedFile): Pick<FileStore, 'read'> {
    return {
      read: async (name, range) => {
        const bytes = await this.files.read(name, range);
        if (!bytes || range?.start) return bytes;
        try {
          await this.sharedFiles.countDownload(shared);
        } catch (error) {
          bytes.destroy();
          throw error;
        }
        return bytes;
      },
    };
  }

  private async askAgain(error: unknown, address: string, request: Request, response: Response) {
    if (!(error instanceof AppError)) throw error;
    const { retryAfter } = error.params;
    response.status(error.status);
    if (typeof retryAfter === 'number') response.setHeader('Retry-After', retryAfter);
    const problem = typeof retryAfter === 'number' ? { retryAfter } : 'wrong';
    await this.pages.send({ kind: 'locked', address, problem }, request, response);
  }

  private async sayNotFound(request: Request, response: Response): Promise<void> {
    response.status(404);
    await this.pages.send({ kind: 'not-found' }, request, response);
  }
}

function pathOf(token: string): string {
  return `/share/${token}`;
}

/** The page, in the language that was asked for. */
function addressOf(token: string, request: Request): string {
  const language = chosenLanguage(request);
  return language ? `${pathOf(token)}?lang=${language}` : pathOf(token);
}
