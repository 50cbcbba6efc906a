import { Body, Controller, Get, Ip, Param, Post, Query, Req, Res } from '@nestjs/common';
import { PICTURE_WIDTHS } from '@vitral/contracts/content';
import type { Request, Response } from 'express';
import { ContentFilesService, mayBeShown, nameDownload } from '../content/index.ts';
import { Public, KeyCovers, OutsideSession, Redirects, Sends } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import type { ShareLink } from './share-links.entity.ts';
import { ShareTokens } from './share-tokens.ts';
import { SHARE_HEADERS } from './page/share-page.html.ts';
import { localizedPath, type PageToSend, pathOf, SharePagesService } from './page/share-pages.service.ts';
import { OpensService } from './opens.service.ts';
import { type SharedFile, SharedFilesService } from './shared-files.service.ts';

/** The preview of a picture is its widest variant. */
const PREVIEW = { width: Math.max(...PICTURE_WIDTHS) };

/** Serves share links to people without an account: pages without scripts, and the file. */
@OutsideSession()
@Controller('share/:token')
export class SharedFilesController {
  constructor(
    private readonly sharedFiles: SharedFilesService,
    private readonly tokens: ShareTokens,
    private readonly opens: OpensService,
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
    if (!shared) return this.pages.sendNotFound(request, response);
    const isOpen = this.tokens.isUnlocked(shared.link, request);
    const path = pathOf(token);
    const isSent = request.query['sent'] !== undefined;
    if (isOpen && !isSent) await this.opens.count(shared.link, path, request, response);
    const view: PageToSend = isOpen
      ? { kind: 'file', path, shared, ...(isSent && { form: 'sent' }) }
      : { kind: 'locked', action: localizedPath(token, request), problem: 'none' };
    await this.pages.send(view, request, response, shared.link);
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
    if (!shared) return this.pages.sendNotFound(request, response);
    try {
      await this.sharedFiles.checkPassword(shared.link, fields?.['password'], ip);
    } catch (error) {
      return this.sendPasswordForm(error, shared.link, request, response);
    }
    this.tokens.unlock(shared.link, pathOf(token), request, response);
    response.set(SHARE_HEADERS).redirect(303, localizedPath(token, request));
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
    if (!shared) return this.pages.sendNotFound(request, response);
    response.set(SHARE_HEADERS);
    if (!this.tokens.isUnlocked(shared.link, request))
      return response.redirect(303, localizedPath(token, request));

    const { content } = shared;
    if (disposition === 'inline' && mayBeShown(content)) {
      nameDownload(response, content.originalName, 'inline');
      const preview = await this.contentFiles.variantOf(content, PREVIEW, request.accepts());
      await sendFile(this.files, preview, request, response);
      return;
    }
    nameDownload(response, content.originalName, 'attachment');
    await sendFile(this.countingStore(shared), content, request, response);
  }

  /** Wraps the file store to count each read from the first byte as a download. HEAD and 304 read nothing. */
  private countingStore(shared: SharedFile): Pick<FileStore, 'read'> {
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

  private async sendPasswordForm(error: unknown, link: ShareLink, request: Request, response: Response) {
    if (!(error instanceof AppError)) throw error;
    const { retryAfter } = error.params;
    response.status(error.status);
    if (typeof retryAfter === 'number') response.setHeader('Retry-After', retryAfter);
    const problem = typeof retryAfter === 'number' ? { retryAfter } : 'wrong';
    const action = localizedPath(this.tokens.tokenOf(link.id), request);
    await this.pages.send({ kind: 'locked', action, problem }, request, response, link);
  }
}
