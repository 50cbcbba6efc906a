import { LANGUAGES, type Language } from '@vitral/contracts';
import type { Site } from '../../platform/settings/site.ts';
import { escapeHtml } from '../document/page-html.ts';
import { CARD_PAGE_STYLE } from './card-page.style.ts';

export interface StyleSheet {
  address: string;
  integrity: string;
}

/** Facts about the site that every card page needs. */
export interface CardFrame {
  language: Language;
  site: Site;
  /** Style sheets with the site's fonts; the page works without them. */
  styles: StyleSheet[];
  /** Other origins that the style sheets may be loaded from. */
  assets: readonly string[];
}

export interface CardPage {
  title: string;
  /** HTML. */
  content: string;
  frame: CardFrame;
  /** Returns the URL of the page in another language. */
  urlIn?: (language: Language) => string;
}

export interface Notice {
  title: string;
  text: string;
  link: { address: string; label: string };
}

interface CardPageTexts {
  /** Follows the site's name. */
  home: string;
  language: string;
}

/** Texts that all card pages share. */
const CARD_PAGE_TEXTS: Record<Language, CardPageTexts> = {
  es: { home: 'inicio', language: 'Idioma' },
  en: { home: 'home', language: 'Language' },
  fr: { home: 'accueil', language: 'Langue' },
};

const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English', fr: 'Français' };

/** Renders a whole page without scripts: the site's header and a card. */
export function cardPageHtml({ title, content, frame, urlIn = urlWithLanguage }: CardPage): string {
  const { language, site, styles } = frame;
  const texts = CARD_PAGE_TEXTS[language];
  const name = escapeHtml(site.name);
  return `<!doctype html>
<html lang="${language}"${site.isDark ? ' data-theme="dark"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${site.isDark ? 'dark' : 'light dark'}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map(({ address, integrity }) => `<link rel="stylesheet" href="${escapeHtml(address)}" integrity="${escapeHtml(integrity)}" crossorigin>`).join('\n')}
<style>${CARD_PAGE_STYLE}</style>
</head>
<body>
<header class="header"><div class="row">
<a class="home" href="/${language}" aria-label="${name}, ${texts.home}"><img src="/favicon.svg" alt="" width="36" height="36"><span class="name">${name}</span></a>
<nav aria-label="${texts.language}"><ul class="languages">${LANGUAGES.map((one) => languageLink(one, language, urlIn(one))).join('')}</ul></nav>
</div></header>
<main><div class="card"><div class="panes" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div><div class="content">
${content}
</div></div></main>
</body>
</html>
`;
}

/** Renders a card with one message and a link. */
export function noticeHtml({ title, text, link }: Notice): string {
  return `<h1>${escapeHtml(title)}</h1>
<p class="description">${escapeHtml(text)}</p>
<p class="actions"><a class="button" href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`;
}

/** The page itself reads the `lang` parameter. */
function urlWithLanguage(language: Language): string {
  return `?lang=${language}`;
}

function languageLink(language: Language, current: Language, address: string): string {
  const mark = language === current ? ' aria-current="true"' : '';
  return `<li><a href="${escapeHtml(address)}" hreflang="${language}" lang="${language}"${mark}><span aria-hidden="true">${language.toUpperCase()}</span><span class="hidden">${LANGUAGE_NAMES[language]}</span></a></li>`;
}
