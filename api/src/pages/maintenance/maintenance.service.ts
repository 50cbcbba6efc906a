import { Injectable } from '@nestjs/common';
import type { Language, PublicPage } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { Restoring } from '../../backups/index.ts';
import type { ActiveSet } from '../../modules/index.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { cardPageHeaders } from '../card/card-page.headers.ts';
import { CardPagesService } from '../card/card-pages.service.ts';
import { publicPath } from '../document/public-paths.ts';
import { maintenanceHtml } from './maintenance-html.ts';

const RETRY_SECONDS = 300;

/** Tells if the public site is closed, and sends the maintenance page (docs/product/public-site.md). */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly settings: SettingsService,
    private readonly restoring: Restoring,
    private readonly cards: CardPagesService,
  ) {}

  /** True during maintenance and while a restore replaces the data. */
  async isOn(): Promise<boolean> {
    const { isMaintenanceOn } = await this.settings.current();
    return isMaintenanceOn || this.restoring.isUnderWay();
  }

  /** `page` is the requested one; null if it does not exist. */
  async send(
    { method }: Request,
    response: Response,
    { set, language, page }: { set: ActiveSet; language: Language; page: PublicPage | null },
  ): Promise<void> {
    const frame = await this.cards.frameOf(set, language);
    const html = maintenanceHtml({
      frame,
      urlIn: (other) => (page && publicPath(page, other)) ?? `/${other}`,
      wasSent: method === 'POST',
    });
    response.status(503).set(cardPageHeaders(frame));
    response.set({ 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' });
    // Avoids the ETag that `send` adds, since the page must not be cached.
    response.end(html);
  }
}
