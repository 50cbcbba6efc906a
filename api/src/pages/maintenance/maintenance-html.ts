import { type CardFrame, cardPageHtml } from '../card/card-page.html.ts';
import { escapeHtml } from '../document/page-html.ts';
import { MAINTENANCE_TEXTS } from './maintenance.texts.ts';

interface MaintenancePage {
  frame: CardFrame;
  /** Returns the URL of the requested page in each language. */
  urlIn: (language: CardFrame['language']) => string;
  /** True if a message was sent, which was not stored. */
  wasSent: boolean;
}

/** Renders the page that replaces every public page during maintenance. */
export function maintenanceHtml({ frame, urlIn, wasSent }: MaintenancePage): string {
  const { language, site } = frame;
  const { kicker, title, text, notSent, retry, staff } = MAINTENANCE_TEXTS[language];
  const content = `<div><p class="kicker">${kicker}</p><h1>${title}</h1></div>
${wasSent ? `<p role="alert">${notSent}</p>` : ''}
<p class="description">${escapeHtml(text(site.name))}</p>
<p class="actions"><a class="button" href="${escapeHtml(urlIn(language))}">${retry}</a><a class="link" href="/admin">${staff}</a></p>`;
  return cardPageHtml({ title, content, frame, urlIn });
}
