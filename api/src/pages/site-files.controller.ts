import { readFile } from 'node:fs/promises';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public, Sends } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { EMBEDDED_ANYWHERE } from '../platform/http/security-headers.ts';
import { SPECULATION_RULES, SPECULATION_RULES_PATH } from './document/speculation-rules.ts';
import { SiteFilesService } from './site-files.service.ts';

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

  /** Sends the rules for search engines. */
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

  /** Lists the public pages for language models. */
  @Public()
  @Get('llms.txt')
  @Sends('text/markdown')
  async llmsTxt(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.type('text/markdown').setHeader('Cache-Control', 'no-cache');
    response.send(await this.files.llmsTxt(request));
  }

  /** Says where to report vulnerabilities. */
  @Public()
  @Get(['.well-known/security.txt', 'security.txt'])
  @Sends('text/plain')
  async securityTxt(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.type('text/plain').setHeader('Cache-Control', 'no-cache');
    response.send(await this.files.securityTxt(request));
  }

  /** Sends the manifest by which browsers install the site. */
  @Public()
  @Get('site.webmanifest')
  @Sends('application/manifest+json')
  async manifest(@Res() response: Response): Promise<void> {
    response.type('application/manifest+json').setHeader('Cache-Control', 'no-cache');
    response.send(JSON.stringify(await this.files.manifest()));
  }

  /** Sends the rules by which browsers load the next page in advance. */
  @Public()
  @Get(SPECULATION_RULES_PATH)
  @Sends('application/speculationrules+json')
  speculationRules(@Res() response: Response): void {
    response.type('application/speculationrules+json').setHeader('Cache-Control', A_DAY);
    response.send(JSON.stringify(SPECULATION_RULES));
  }

  /** Sends the site's icon as SVG. */
  @Public()
  @Get('favicon.svg')
  @Sends('image/svg+xml')
  vectorIcon(@Res() response: Response): void {
    response.type('image/svg+xml').set({ ...EMBEDDED_ANYWHERE, 'Cache-Control': A_DAY });
    response.send(SITE_ICON);
  }

  /** Sends the site's icon as a bitmap. */
  @Public()
  @Get(['favicon.ico', 'apple-touch-icon.png', 'icon-:size.png'])
  @Sends('image/png', 'image/x-icon')
  async icon(@Req() request: Request, @Res() response: Response): Promise<void> {
    const name = ICONS.find((candidate) => request.path === `/${candidate}`);
    if (!name) throw new AppError('request.not-found');
    response.type(name.endsWith('.ico') ? 'image/x-icon' : 'image/png');
    response.set({ ...EMBEDDED_ANYWHERE, 'Cache-Control': A_DAY });
    response.send(await readFile(new URL(`./icons/${name}`, import.meta.url)));
  }
}

/** The site's logo, five panes and a sun, as in mfe-public/src/glass/logo.tsx. */
const SITE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 0 44 44">
<path fill="#2340a6" d="M3 41V18C3 10 10 5 18 2V14L3 27Z"/>
<path fill="#65309b" d="M33 27V18C33 10 26 5 18 2V14Z"/>
<path fill="#f7b733" d="M18 14L3 27V30H33V27Z"/>
<path fill="#a81a4b" d="M3 30V41H14L18 30Z"/>
<path fill="#0f8f86" d="M18 30L14 41H33V30Z"/>
<circle cx="18" cy="25" r="5.5" fill="#fff1b8"/>
<g fill="none" stroke="#140f2b" stroke-width="1.8" stroke-linejoin="round">
<path d="M18 2V14L3 27M18 14L33 27M3 30H33M18 30L14 41"/>
<circle cx="18" cy="25" r="5.5"/>
<path d="M3 41V18C3 10 10 5 18 2C26 5 33 10 33 18V41Z"/>
</g>
</svg>
`;
