import type { Language } from '@vitral/contracts/languages';
import type { PreviewVisit } from '../../modules/index.ts';
import { escapeHtml } from '../document/page-html.ts';

/** The bar is above the page and scrolls away with it, so that it covers nothing. */
const STYLE = `
.module-preview { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0.5rem 1rem; box-sizing: border-box; padding: 0.5rem 1rem; background: #18132f; color: #f3f1fc; font: 600 0.875rem/1.45 system-ui, sans-serif; text-align: center; overflow-wrap: anywhere; }
.module-preview p { margin: 0; color: inherit; font: inherit; }
.module-preview form { margin: 0; }
.module-preview button { min-height: 2rem; margin: 0; padding: 0.2rem 0.9rem; border: 1px solid #f3f1fc; border-radius: 0.5rem; background: transparent; color: inherit; font: inherit; cursor: pointer; }
.module-preview button:hover { background: #3d37a6; }
.module-preview button:focus-visible { outline: 3px solid #ffd479; outline-offset: 2px; }
@media print { .module-preview { display: none; } }
`;

/** On wide screens, the sidebar covers the start of the bar (shell/src/console/layout/console-layout.tsx). */
const CONSOLE_STYLE = `${STYLE}@media (min-width: 900px) { .module-preview { padding-inline-start: 288px; } }
`;

interface BarTexts {
  label: string;
  open: (name: string, end: string) => string;
  over: string;
  end: string;
}

const TEXTS: Record<Language, BarTexts> = {
  es: {
    label: 'Vista previa',
    open: (name, end) => `Vista previa «${name}» hasta el ${end}: los demás ven el sitio de siempre`,
    over: 'Esta vista previa ha terminado o su enlace no es válido. Este es el sitio de siempre.',
    end: 'Salir de la vista previa',
  },
  en: {
    label: 'Preview',
    open: (name, end) => `Preview “${name}” until ${end}: everybody else sees the ordinary site`,
    over: 'This preview has ended, or its link is not valid. This is the ordinary site.',
    end: 'End preview',
  },
  fr: {
    label: 'Aperçu',
    open: (name, end) => `Aperçu « ${name} » jusqu’au ${end} : les autres voient le site habituel`,
    over: 'Cet aperçu est terminé, ou son lien n’est pas valable. Voici le site habituel.',
    end: 'Quitter l’aperçu',
  },
};

export interface ModulePreviewBar {
  html: string;
  /** Text of its style element, for the content security policy. */
  style: string;
}

interface Options {
  language: Language;
  /** The bar is for a page of the console, whose styles need this nonce. */
  nonce?: string;
}

/** Returns the bar of a page that a browser with a preview receives. It works without scripts. */
export function modulePreviewBar(visit: PreviewVisit, { language, nonce }: Options): ModulePreviewBar {
  const { label, open, over, end } = TEXTS[language];
  const style = nonce ? CONSOLE_STYLE : STYLE;
  const text = visit.state === 'open' ? open(visit.name, dateIn(language, visit.endsAt)) : over;
  const form = `<form method="post" action="/module-previews/end"><button type="submit">${escapeHtml(end)}</button></form>`;
  const html = `<style${nonce ? ` nonce="${nonce}"` : ''}>${style}</style>
<aside class="module-preview" aria-label="${label}"><p>${escapeHtml(text)}</p>${visit.state === 'open' ? form : ''}</aside>
`;
  return { html, style };
}

const dateIn = (language: Language, instant: Date) =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(instant);
