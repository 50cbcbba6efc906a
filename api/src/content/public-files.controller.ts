import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public, Sends, OutsideSession, SameForEverybody } from '../platform/access/access.ts';
import { ResponseCache } from '../platform/http/response-cache.ts';
import { sentHeaders, namedFormats } from '../platform/http/cached-body.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { ContentFilesService, mayBeShown, type WantedVariant } from './content-files.service.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, no-cache';

/**
 * Serves public files under permanent URLs. The bytes under a name never change, so they may be cached forever, except
 * squares, which change with the focal point.
 */
@Controller('uploads')
export class PublicFilesController {
  constructor(
    private readonly contentFiles: ContentFilesService,
    private readonly files: FileStore,
    private readonly quick: ResponseCache,
  ) {}

  /** Sends a public file, or a smaller variant of a picture. */
  @Public()
  @OutsideSession()
  @SameForEverybody()
  @Get(':filename')
  @Sends('*/*')
  async send(
    @Param('filename') filename: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const generation = this.contentFiles.generation();
    const row = await this.contentFiles.findPublic(filename);
    const wanted = wantedVariant(request);
    response.setHeader('Cache-Control', wanted.shape ? REVALIDATE : IMMUTABLE);
    if (row.filename !== filename) {
      // The file may be replaced again.
      response.setHeader('Cache-Control', REVALIDATE);
      const [, query = ''] = /(\?.*)$/.exec(request.originalUrl) ?? [];
      return response.redirect(302, `/uploads/${row.filename}${query}`);
    }
    if (wanted.width || wanted.shape) response.vary('Accept');
    if (!mayBeShown(row)) response.attachment(row.originalName);
    const file = await this.contentFiles.variantOf(row, wanted, namedFormats(request.headers.accept));
    const bytes = await sendFile(this.files, file, request, response);
    if (bytes) this.store(request, response, bytes, generation);
  }

  /** Caches the response for equal requests until any file changes. */
  private store(request: Request, response: Response, identity: Buffer, generation: number): void {
    const { etag = '', ...headers } = sentHeaders(response);
    this.quick.store(request, {
      kind: 'file',
      body: { encodings: { identity }, etag, headers },
      isCurrent: () => this.contentFiles.generation() === generation,
      onSent: () => {},
    });
  }
}

/** Reads the requested variant. Unknown or invalid query parameters are ignored, since shared URLs collect all kinds of them. */
function wantedVariant({ query: { w, shape } }: Request): WantedVariant {
  return {
    ...(typeof w === 'string' && /^[1-9]\d{0,4}$/.test(w) && { width: Number(w) }),
    ...(shape === 'square' && { shape }),
  };
}
