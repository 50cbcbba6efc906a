import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@vitral/contracts/languages';
import { type Site, themeOf } from '../../platform/settings/site.ts';
import { htmlHeaders } from '../../platform/http/html-headers.ts';
import { lookAttributes, escapeHtml, styleLinks } from '../document/page-html.ts';
import type { StyleLink } from '../document/page-styles.ts';
import { CARD_PAGE_STYLE, CARD_PAGE_STYLE_HASH } from './card-page.style.ts';

export interface CardFrame {
  language: Language;
  site: Site;
  /** Style sheets with the site's fonts; the page works without them. */
  styles: StyleLink[];
  assets: readonly string[];
}

export interface CardPage {
  title: string;
  /** HTML. */
  content: string;
  frame: CardFrame;
  urlIn?: (language: Language) => string;
}

export interface Notice {
  title: string;
  text: string;
  link: { url: string; label: string };
}

const CARD_PAGE_TEXTS: Record<Language, { home: string; language: string }> = {
  es: { home: 'inicio', language: 'Idioma' },
  en: { home: 'home', language: 'Language' },
  fr: { home: 'accueil', language: 'Langue' },
};

export function cardPageHtml({ title, content, frame, urlIn = urlWithLanguage }: CardPage): string {
  const { language, site, styles } = frame;
  const texts = CARD_PAGE_TEXTS[language];
  const name = escapeHtml(site.name);
  return `<!doctype html>
<html lang="${language}"${lookAttributes(themeOf(site), site.accent)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${site.isDark ? 'dark' : 'light dark'}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styleLinks(styles)}
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

export function noticeHtml({ title, text, link }: Notice): string {
  return `<h1>${escapeHtml(title)}</h1>
<p class="description">${escapeHtml(text)}</p>
<p class="actions"><a class="button" href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`;
}

/** The page itself reads the `lang` parameter. */
function urlWithLanguage(language: Language): string {
  return `?lang=${language}`;
}

function languageLink(language: Language, current: Language, url: string): string {
  const mark = language === current ? ' aria-current="true"' : '';
  return `<li><a href="${escapeHtml(url)}" hreflang="${language}" lang="${language}"${mark}><span aria-hidden="true">${language.toUpperCase()}</span><span class="hidden">${LANGUAGE_FACTS[language].name}</span></a></li>`;
}

/** A card page runs no scripts and cannot be framed. */
export function cardPageHeaders({ assets }: Pick<CardFrame, 'assets'>): Record<string, string> {
  const here = ["'self'", ...assets].join(' ');
  return htmlHeaders([
    "default-src 'none'",
    `style-src ${here} '${CARD_PAGE_STYLE_HASH}'`,
    `font-src ${here}`,
    "img-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
}
