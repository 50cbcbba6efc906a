import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import type { Request, Response } from 'express';
import { Restoring } from '../../backups/index.ts';
import type { ActiveSet } from '../../modules/index.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { CardPagesService } from '../card/card-pages.service.ts';
import { type PageOfItem, publicPath } from '../document/public-paths.ts';
import { type CardFrame, cardPageHeaders, cardPageHtml } from '../card/card-page.html.ts';
import { escapeHtml } from '../document/page-html.ts';

const RETRY_SECONDS = 300;

/** Decides whether the public site is closed, and sends the maintenance page (docs/product/public-site.md). */
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

  /** `found` is the requested page; null if it does not exist. */
  async send(
    { method }: Request,
    response: Response,
    { set, language, found }: { set: ActiveSet; language: Language; found: PageOfItem | null },
  ): Promise<void> {
    const frame = await this.cards.frameOf(set, language);
    const html = maintenanceHtml({
      frame,
      urlIn: (other) => (found && publicPath(found, other)) ?? `/${other}`,
      wasSent: method === 'POST',
    });
    response.status(503).set(cardPageHeaders(frame));
    response.set({ 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' });
    // Avoids the ETag that `send` adds, since the page must not be cached.
    response.end(html);
  }
}

interface MaintenancePage {
  frame: CardFrame;
  urlIn: (language: CardFrame['language']) => string;
  wasSent: boolean;
}

function maintenanceHtml({ frame, urlIn, wasSent }: MaintenancePage): string {
  const { language, site } = frame;
  const { kicker, title, text, notSent, retry, staff } = MAINTENANCE_TEXTS[language];
  const content = `<div><p class="kicker">${kicker}</p><h1>${title}</h1></div>
${wasSent ? `<p role="alert">${notSent}</p>` : ''}
<p class="description">${escapeHtml(text(site.name))}</p>
<p class="actions"><a class="button" href="${escapeHtml(urlIn(language))}">${retry}</a><a class="link" href="/admin">${staff}</a></p>`;
  return cardPageHtml({ title, content, frame, urlIn });
}

interface MaintenanceTexts {
  kicker: string;
  title: string;
  text: (siteName: string) => string;
  /** Shown after a contact form is sent from a page that was loaded before the maintenance. */
  notSent: string;
  retry: string;
  staff: string;
}

const MAINTENANCE_TEXTS: Record<Language, MaintenanceTexts> = {
  es: {
    kicker: 'Mantenimiento',
    title: 'Volvemos enseguida',
    text: (siteName) =>
      `Estamos poniendo a punto el sitio de ${siteName}. Vuelve a intentarlo dentro de unos minutos.`,
    notSent:
      'Tu mensaje no se ha enviado. Regresa a la página anterior para recuperarlo y envíalo más tarde.',
    retry: 'Volver a intentarlo',
    staff: 'Acceso del equipo',
  },
  en: {
    kicker: 'Maintenance',
    title: 'We will be right back',
    text: (siteName) => `We are working on the ${siteName} site. Please try again in a few minutes.`,
    notSent: 'Your message was not sent. Go back to the previous page to recover it, and send it later.',
    retry: 'Try again',
    staff: 'Team login',
  },
  fr: {
    kicker: 'Maintenance',
    title: 'Nous revenons bientôt',
    text: (siteName) => `Nous travaillons sur le site de ${siteName}. Réessayez dans quelques minutes.`,
    notSent:
      'Votre message n’a pas été envoyé. Revenez à la page précédente pour le retrouver et envoyez-le plus tard.',
    retry: 'Réessayer',
    staff: 'Accès de l’équipe',
  },
};
