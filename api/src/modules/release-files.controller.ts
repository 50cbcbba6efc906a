import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { ModulesService } from './modules.service.ts';

const A_YEAR_MS = 365 * 24 * 3600 * 1000;

/** The files of releases: they never change, so browsers and caches may keep them. */
@Controller('modules')
export class ReleaseFilesController {
  constructor(private readonly modules: ModulesService) {}

  @Public()
  @Get(':name/:release/:file')
  async send(
    @Param('name') name: string,
    @Param('release') release: string,
    @Param('file') file: string,
    @Res() response: Response,
  ): Promise<void> {
    const options = {
      root: this.modules.folder,
      maxAge: A_YEAR_MS,
      immutable: true,
      dotfiles: 'ignore' as const,
    };
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    await new Promise<void>((resolve, reject) => {
      response.sendFile(`${name}/${release}/${file}`, options, (error: NodeJS.ErrnoException | undefined) => {
        if (!error || response.headersSent) return resolve();
        // `send` has set these for the file that is not there.
        response.removeHeader('Cache-Control');
        reject(new AppError('request.not-found'));
      });
    });
  }
}
