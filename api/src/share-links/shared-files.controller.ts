import { Body, Controller, Get, Ip, Param, Post, Query, Req, Res } from '@nestjs/common';
import { PICTURE_WIDTHS } from '@vitral/contracts/content';
import type { Request, Response } from 'express';
import { type Content, ContentFilesService, mayBeShown, nameDownload } from '../content/index.ts';
import { Public, KeyCovers, OutsideSession, Redirects, Sends } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import type { ShareLink } from './share-links.entity.ts';
import { ShareTokens } from './share-tokens.ts';
import { SHARE_HEADERS } from './page/share-page.html.ts';
import { localizedPath, type PageToSend, pathOf, SharePagesService } from './page/share-pages.service.ts';
import { OpensService } from './opens.service.ts';
import { isKit, type SharedFiles, SharedFilesService } from './shared-files.service.ts';

/** Size of the preview of a picture, which is shown no wider. */
const PREVIEW = { width: PICTURE_WIDTHS[2] };

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
      ? { kind: 'items', path, shared, ...(isSent && { form: 'sent' }) }
      : { kind: 'locked', action: localizedPath(token, request), isKit: isKit(shared.link), problem: 'none' };
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

  /** Sends the file of the first item of a share link. */
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
    await this.sendItem(shared, shared?.contents[0], { token, disposition }, request, response);
  }

  /** Sends the file of an item of a share link. */
  @Public()
  @Get('file/:id')
  @Sends('*/*')
  async fileOfItem(
    @Param('token') token: string,
    @Param('id') id: string,
    @Query('disposition') disposition: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const shared = await this.sharedFiles.find(token);
    const content = shared?.contents.find((one) => one.id === id);
    await this.sendItem(shared, content, { token, disposition }, request, response);
  }

  private async sendItem(
    shared: SharedFiles | null,
    content: Content | undefined,
    { token, disposition }: { token: string; disposition: unknown },
    request: Request,
    response: Response,
  ): Promise<void> {
    if (!shared) return this.pages.sendNotFound(request, response);
    response.set(SHARE_HEADERS);
    if (!this.tokens.isUnlocked(shared.link, request))
      return response.redirect(303, localizedPath(token, request));
    if (!content) return this.pages.sendNotFound(request, response);

    if (disposition === 'inline' && mayBeShown(content)) {
      nameDownload(response, content.originalName, 'inline');
      const preview = await this.contentFiles.variantOf(content, PREVIEW, request.accepts());
      await sendFile(this.files, preview, request, response);
      return;
    }
    nameDownload(response, content.originalName, 'attachment');
    await sendFile(this.countingStore(shared.link, content), content, request, response);
  }

  /** Wraps the file store to count each read from the first byte as a download. HEAD and 304 read nothing. */
  private countingStore(link: ShareLink, content: Content): Pick<FileStore, 'read'> {
    return {
      read: async (name, range) => {
        const bytes = await this.files.read(name, range);
        if (!bytes || range?.start) return bytes;
        try {
          await this.sharedFiles.countDownload(link, content);
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
    await this.pages.send({ kind: 'locked', action, isKit: isKit(link), problem }, request, response, link);
  }
}
