import { LANGUAGES, type Language } from '@vitral/contracts';
import { escapeHtml } from '../document/page-html.ts';
import { CARD_PAGE_STYLE } from './card-page.style.ts';
import { CARD_PAGE_TEXTS } from './card-page.texts.ts';

export interface StyleSheet {
  address: string;
  integrity: string;
}

export interface CardPage {
  title: string;
  /** HTML. */
  content: string;
  language: Language;
  /** They bring the site's fonts; the page does without. */
  styles: StyleSheet[];
}

export interface Notice {
  title: string;
  text: string;
  link: { address: string; label: string };
}

const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English', fr: 'Français' };

/** A whole page without scripts: the site's header, and a card. */
export function cardPageHtml({ title, content, language, styles }: CardPage): string {
  const texts = CARD_PAGE_TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Vitral</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map(({ address, integrity }) => `<link rel="stylesheet" href="${escapeHtml(address)}" integrity="${escapeHtml(integrity)}" crossorigin>`).join('\n')}
<style>${CARD_PAGE_STYLE}</style>
</head>
<body>
<header class="header"><div class="row">
<a class="home" href="/${language}" aria-label="${texts.home}"><img src="/favicon.svg" alt="" width="36" height="36"><span class="name">Vitral</span></a>
<nav aria-label="${texts.language}"><ul class="languages">${LANGUAGES.map((one) => languageLink(one, language)).join('')}</ul></nav>
</div></header>
<main><div class="card"><div class="panes" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div><div class="content">
${content}
</div></div></main>
</body>
</html>
`;
}

/** The content of a card that says one thing and leads on. */
export function noticeHtml({ title, text, link }: Notice): string {
  return `<h1>${escapeHtml(title)}</h1>
<p class="description">${escapeHtml(text)}</p>
<p class="actions"><a class="button" href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`;
}

function languageLink(language: Language, current: Language): string {
  const mark = language === current ? ' aria-current="true"' : '';
  return `<li><a href="?lang=${language}" hreflang="${language}" lang="${language}"${mark}><span aria-hidden="true">${language.toUpperCase()}</span><span class="hidden">${LANGUAGE_NAMES[language]}</span></a></li>`;
}
