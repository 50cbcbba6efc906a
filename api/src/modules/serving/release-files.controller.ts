import { extname } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/access/access.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findEncoding, isCompressible, type Encoding } from './compressed-files.ts';
import { ReleaseSets } from './release-sets.ts';

const A_YEAR_MS = 365 * 24 * 3600 * 1000;
const PLAIN_NAME = /^\w[\w.-]*$/;

/** The renderer and the descriptor are the server's own; compressed bytes go out under the name of what they hold. */
const KEPT_BACK = /\.(cjs|br|gz)$|^module\.json$/;

/** The files of releases: they never change, so browsers and caches may keep them. */
@Controller('modules')
export class ReleaseFilesController {
  constructor(private readonly sets: ReleaseSets) {}

  @Public()
  @Get(':name/:release/:file')
  async send(
    @Param('name') name: string,
    @Param('release') release: string,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const isServed = [name, release, file].every((part) => PLAIN_NAME.test(part)) && !KEPT_BACK.test(file);
    if (!isServed) throw new AppError('request.not-found');

    const path = `${name}/${release}/${file}`;
    const encoding = await findEncoding(this.sets.folder, path, request);
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    // Under one address the bytes of one encoding never change, on whichever server.
    response.setHeader('ETag', `"${release}${encoding?.suffix ?? ''}"`);
    if (isCompressible(file)) response.vary('Accept-Encoding');
    if (encoding) response.type(extname(file)).setHeader('Content-Encoding', encoding.name);
    await sendFile(response, this.sets.folder, path, encoding);
  }
}

function sendFile(response: Response, root: string, path: string, encoding: Encoding | null): Promise<void> {
  const options = {
    root,
    maxAge: A_YEAR_MS,
    immutable: true,
    // A part of compressed bytes is of no use to anybody.
    acceptRanges: encoding === null,
    dotfiles: 'ignore' as const,
  };
  return new Promise((resolve, reject) => {
    const sent = (error: NodeJS.ErrnoException | undefined) => {
      if (!error || response.headersSent) return resolve();
      // These were for the file that is not there.
      for (const header of ['Cache-Control', 'ETag', 'Content-Encoding']) response.removeHeader(header);
      reject(new AppError('request.not-found'));
    };
    response.sendFile(path + (encoding?.suffix ?? ''), options, sent);
  });
}
