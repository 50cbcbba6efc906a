import { Injectable } from '@nestjs/common';
import type { Language, PublicPage } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { Restoring } from '../../backups/index.ts';
import type { ActiveSet } from '../../modules/index.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { cardPageHeaders } from '../card/card-page.headers.ts';
import { CardPagesService } from '../card/card-pages.service.ts';
import { publicAddress } from '../public-address.ts';
import { maintenanceHtml } from './maintenance-html.ts';

const RETRY_SECONDS = 300;

/** Whether the public site is closed, and what visitors are shown meanwhile (docs/product/public-site.md). */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly settings: SettingsService,
    private readonly restoring: Restoring,
    private readonly cards: CardPagesService,
  ) {}

  /** Also while a restore replaces what the pages would show. */
  async isOn(): Promise<boolean> {
    const { isMaintenanceOn } = await this.settings.current();
    return isMaintenanceOn || this.restoring.isUnderWay();
  }

  /** `page`: the one that was asked for; null where there is none. */
  async send(
    { method }: Request,
    response: Response,
    { set, language, page }: { set: ActiveSet; language: Language; page: PublicPage | null },
  ): Promise<void> {
    const frame = await this.cards.frameOf(set, language);
    const html = maintenanceHtml({
      frame,
      addressIn: (other) => (page && publicAddress(page, other)) ?? `/${other}`,
      wasSent: method === 'POST',
    });
    response.status(503).set(cardPageHeaders(frame));
    response.set({ 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' });
    // Without the ETag that `send` adds: nobody is to keep it.
    response.end(html);
  }
}
