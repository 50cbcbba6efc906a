import type { Language } from '@vitral/contracts/languages';
import type { Content } from '../../content/index.ts';
import { escapeHtml } from '../../pages/index.ts';
import { isKit, type SharedFiles, titleOf } from '../shared-files.service.ts';
import { fileSizeText, instantText } from './share-page.formats.ts';
import { SHARE_PAGE_TEXTS } from './share-page.texts.ts';

/** Returns the part of the page with the items: a single item, or several below the title of the link. */
export function sharedItemsHtml(path: string, shared: SharedFiles, language: Language): string {
  const texts = SHARE_PAGE_TEXTS[language];
  const { link, contents } = shared;
  const until = untilFact(link.expiresAt, language);
  const [only] = contents;
  return `<div><p class="kicker">${isKit(link) ? texts.kitKicker : texts.kicker}</p><h1 dir="auto">${escapeHtml(titleOf(shared))}</h1></div>
${textHtml(link.message ?? '')}
${isKit(link) ? kitHtml(path, contents, until, language) : itemHtml(only, `${path}/file`, { language, until })}`;
}

function kitHtml(path: string, contents: Content[], until: string, language: Language): string {
  const items = contents.map((content) => {
    const title = `<h2 dir="auto">${escapeHtml(content.title)}</h2>`;
    const url = `${path}/file/${content.id}`;
    return `<li class="part">${title}\n${itemHtml(content, url, { language, isOneOfSeveral: true })}</li>`;
  });
  return `${until && `<dl>${until}</dl>`}<ul class="parts">${items.join('\n')}</ul>`;
}

interface ItemOptions {
  language: Language;
  until?: string;
  /** The names of its links contain its title. */
  isOneOfSeveral?: boolean;
}

function itemHtml(
  content: Content,
  url: string,
  { language, until = '', isOneOfSeveral = false }: ItemOptions,
): string {
  const texts = SHARE_PAGE_TEXTS[language];
  const inline = `${url}?disposition=inline`;
  const nameOf = (label: string) =>
    isOneOfSeveral ? ` aria-label="${texts.nameOf(label, escapeHtml(content.title))}"` : '';
  const open =
    content.type === 'pdf' ? `<a class="link" href="${inline}"${nameOf(texts.open)}>${texts.open}</a>` : '';
  return `${textHtml(content.description)}
${previewHtml(content, inline, isOneOfSeveral)}
<dl>${fact(texts.type, texts.types[content.type])}${fact(texts.size, fileSizeText(content.fileSize, language))}${until}</dl>
<p class="actions"><a class="button" href="${url}"${nameOf(texts.download)}>${texts.download}</a>${open}</p>`;
}

function untilFact(expiresAt: Date | null | undefined, language: Language): string {
  if (!expiresAt) return '';
  const time = `<time datetime="${expiresAt.toISOString()}">${instantText(expiresAt, language)}</time>`;
  return fact(SHARE_PAGE_TEXTS[language].until, time);
}

const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const textHtml = (text: string): string =>
  text && `<p class="description" dir="auto">${escapeHtml(text)}</p>`;

function previewHtml({ type, title, width, height }: Content, url: string, isOneOfSeveral: boolean): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const late = isOneOfSeveral ? ' loading="lazy"' : '';
  if (type === 'image') return `<img class="preview" src="${url}" alt="${escapeHtml(title)}"${size}${late}>`;
  if (type === 'video')
    return `<video class="preview" src="${url}" controls preload="metadata" aria-label="${escapeHtml(title)}"></video>`;
  return '';
}
