import { createHash } from 'node:crypto';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@vitral/contracts/languages';
import { escapeHtml } from '../document/page-html.ts';

/** Colours of the public site, mfe-public/src/styles/tokens.css. The bar scrolls away, so that it covers nothing of the page. */
const STYLE = `
.preview-bar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.25rem 1rem; padding: 0.5rem 1rem; background: #18132f; color: #f3f1fc; font: 600 0.875rem/1.6 system-ui, sans-serif; text-align: center; }
.preview-bar p { margin: 0; }
.preview-bar ul { display: flex; gap: 0.25rem; margin: 0; padding: 0; list-style: none; }
.preview-bar a { display: inline-block; min-width: 24px; padding: 0 0.375rem; color: inherit; }
`;

export const PREVIEW_BAR_STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The content of a preview compared with what visitors see. */
export type PreviewState = 'unpublished' | 'changed' | 'public';

const TEXTS: Record<Language, Record<PreviewState | 'languages', string>> = {
  es: {
    unpublished: 'Vista previa: esta página no es pública',
    changed: 'Vista previa: estos cambios aún no son públicos',
    public: 'Vista previa: así es pública esta página',
    languages: 'Idioma de la vista previa',
  },
  en: {
    unpublished: 'Preview: this page is not public',
    changed: 'Preview: these changes are not public yet',
    public: 'Preview: this page is public as shown here',
    languages: 'Language of the preview',
  },
  fr: {
    unpublished: 'Aperçu : cette page n’est pas publique',
    changed: 'Aperçu : ces modifications ne sont pas encore publiques',
    public: 'Aperçu : cette page est publique telle quelle',
    languages: 'Langue de l’aperçu',
  },
};

interface PreviewBar {
  language: Language;
  state: PreviewState;
  urlIn: (language: Language) => string;
}

/** Returns the bar above a preview for people outside the console, with links to its other languages. */
export function previewBar({ language, state, urlIn }: PreviewBar): string {
  const { [state]: text, languages } = TEXTS[language];
  const links = LANGUAGES.map((one) => {
    const current = one === language ? ' aria-current="true"' : '';
    const name = escapeHtml(LANGUAGE_FACTS[one].name);
    return `<li><a target="_self" hreflang="${one}" lang="${one}" href="${escapeHtml(urlIn(one))}"${current}>${name}</a></li>`;
  });
  return `<style>${STYLE}</style>
<aside class="preview-bar" aria-label="${text}"><p>${text}</p><nav aria-label="${languages}"><ul>${links.join('')}</ul></nav></aside>
`;
}
