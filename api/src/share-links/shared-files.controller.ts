import { Body, Controller, Get, Ip, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { SHARE_HEADERS } from './page/share-page.headers.ts';
import { chosenLanguage, SharePagesService } from './page/share-pages.service.ts';
import { SharePasses } from './share-passes.ts';
import { type SharedFile, SharedFilesService } from './shared-files.service.ts';

const SHOWN_IN_PLACE = /^(image|video)\/|^application\/pdf$/;

/** What somebody without an account gets by a link: pages without scripts, and the file. */
@Controller('share/:token')
export class SharedFilesController {
  constructor(
    private readonly sharedFiles: SharedFilesService,
    private readonly passes: SharePasses,
    private readonly pages: SharePagesService,
    private readonly files: FileStore,
  ) {}

  @Public()
  @Get()
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

  @Public()
  @Post()
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

  @Public()
  @Get('file')
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
    const isPreview = disposition === 'inline' && SHOWN_IN_PLACE.test(content.mimeType);
    response.attachment(content.originalName);
    if (isPreview) showInPlace(response);
    await sendFile(isPreview ? this.files : this.counting(shared), content, request, response);
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

/** Under the name that `attachment` wrote. */
function showInPlace(response: Response): void {
  const disposition = String(response.getHeader('Content-Disposition'));
  response.setHeader('Content-Disposition', disposition.replace('attachment', 'inline'));
}

function pathOf(token: string): string {
  return `/share/${token}`;
}

/** The page, in the language that was asked for. */
function addressOf(token: string, request: Request): string {
  const language = chosenLanguage(request);
  return language ? `${pathOf(token)}?lang=${language}` : pathOf(token);
}
