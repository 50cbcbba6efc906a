import { readFile } from 'node:fs/promises';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public, Sends } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { SiteFilesService } from './site-files.service.ts';
import { SITE_ICON } from './site-icon.ts';

const ICONS = [
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
];
const A_DAY = 'public, max-age=86400';

/** Files that browsers, search engines and home screens expect at fixed URLs. */
@Controller()
export class SiteFilesController {
  constructor(private readonly files: SiteFilesService) {}

  /** Sends what search engines may read. */
  @Public()
  @Get('robots.txt')
  @Sends('text/plain')
  robots(@Req() request: Request, @Res() response: Response): void {
    response.type('text/plain').setHeader('Cache-Control', 'no-cache');
    response.send(this.files.robots(request));
  }

  /** Sends the URLs of all public pages in all languages. */
  @Public()
  @Get('sitemap.xml')
  @Sends('application/xml')
  async sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.type('application/xml').setHeader('Cache-Control', 'no-cache');
    response.send(await this.files.sitemap(request));
  }

  /** Sends the manifest by which browsers install the site. */
  @Public()
  @Get('site.webmanifest')
  @Sends('application/manifest+json')
  async manifest(@Res() response: Response): Promise<void> {
    response.type('application/manifest+json').setHeader('Cache-Control', 'no-cache');
    response.send(JSON.stringify(await this.files.manifest()));
  }

  /** Sends the site's icon as SVG. */
  @Public()
  @Get('favicon.svg')
  @Sends('image/svg+xml')
  vectorIcon(@Res() response: Response): void {
    response.type('image/svg+xml').setHeader('Cache-Control', A_DAY);
    response.send(SITE_ICON);
  }

  /** Sends the site's icon as a bitmap. */
  @Public()
  @Get(['favicon.ico', 'apple-touch-icon.png', 'icon-:size.png'])
  @Sends('image/png', 'image/x-icon')
  async icon(@Req() request: Request, @Res() response: Response): Promise<void> {
    const name = ICONS.find((candidate) => request.path === `/${candidate}`);
    if (!name) throw new AppError('request.not-found');
    response.type(name.endsWith('.ico') ? 'image/x-icon' : 'image/png').setHeader('Cache-Control', A_DAY);
    response.send(await readFile(new URL(`./icons/${name}`, import.meta.url)));
  }
}
