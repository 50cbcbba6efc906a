import type { Language } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import {
  type CardFrame,
  cardPageHeaders,
  cardPageHtml,
  escapeHtml,
  minutesText,
  noticeHtml,
} from '../../pages/index.ts';
import type { SharedFile } from '../shared-files.service.ts';
import { leadFormHtml, type LeadFormView } from './lead-form.html.ts';
import { fileSizeText, instantText } from './share-page.formats.ts';
import { SHARE_PAGE_TEXTS } from './share-page.texts.ts';

type Texts = (typeof SHARE_PAGE_TEXTS)[Language];

export interface FileView {
  kind: 'file';
  path: string;
  shared: SharedFile;
  /** Null for a link without the form. */
  form: LeadFormView | null;
}

/** The content of the page. `path` is the link's own path; `action` is the same with the requested language. */
export type ShareView =
  | FileView
  | { kind: 'locked'; action: string; problem: 'none' | 'wrong' | { retryAfter: number } }
  | { kind: 'not-found' };

export function sharePageHtml(view: ShareView, frame: CardFrame): string {
  const texts = SHARE_PAGE_TEXTS[frame.language];
  const content = contentOf(view, frame, texts);
  // The page also shows a refused form, whose own path is another one.
  const urlIn = view.kind === 'file' ? (one: Language) => `${view.path}?lang=${one}` : undefined;
  return cardPageHtml({ title: titleOf(view, texts), content, frame, urlIn });
}

function titleOf(view: ShareView, texts: Texts): string {
  if (view.kind === 'file') return view.shared.content.title;
  return view.kind === 'locked' ? texts.lockedTitle : texts.notFoundTitle;
}

function contentOf(view: ShareView, frame: CardFrame, texts: Texts): string {
  const { language, site } = frame;
  if (view.kind === 'file')
    return fileHtml(view, language, texts) + (view.form ? `\n${leadFormHtml(view.form, frame)}` : '');
  if (view.kind === 'locked') return lockedHtml(view, language, texts);
  const { notFoundTitle: title, notFoundText: text, toSite } = texts;
  return noticeHtml({ title, text, link: { url: `/${language}`, label: toSite(site.name) } });
}

function fileHtml({ path, shared: { link, content } }: FileView, language: Language, texts: Texts): string {
  const { expiresAt } = link;
  const facts = [
    fact(texts.type, texts.types[content.type]),
    fact(texts.size, fileSizeText(content.fileSize, language)),
    expiresAt &&
      fact(
        texts.until,
        `<time datetime="${expiresAt.toISOString()}">${instantText(expiresAt, language)}</time>`,
      ),
  ];
  const description = escapeHtml(content.description);
  return `<div><p class="kicker">${texts.kicker}</p><h1 dir="auto">${escapeHtml(content.title)}</h1></div>
${description && `<p class="description" dir="auto">${description}</p>`}
${previewHtml(content, `${path}/file?disposition=inline`)}
<dl>${facts.filter(Boolean).join('')}</dl>
<p class="actions"><a class="button" href="${path}/file">${texts.download}</a>${
    content.type === 'pdf' ? `<a class="link" href="${path}/file?disposition=inline">${texts.open}</a>` : ''
  }</p>`;
}

const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

function previewHtml({ type, title, width, height }: SharedFile['content'], url: string): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  if (type === 'image') return `<img class="preview" src="${url}" alt="${escapeHtml(title)}"${size}>`;
  if (type === 'video')
    return `<video class="preview" src="${url}" controls preload="metadata" aria-label="${escapeHtml(title)}"></video>`;
  return '';
}

function lockedHtml(
  { action, problem }: ShareView & { kind: 'locked' },
  language: Language,
  texts: Texts,
): string {
  const message = messageOf(problem, language, texts);
  const mark = message && ' aria-invalid="true" aria-describedby="wrong" autofocus';
  return `<div><p class="kicker">${texts.kicker}</p><h1>${texts.lockedTitle}</h1></div>
<p class="description">${texts.lockedText}</p>
<form method="post" action="${action}">
<div class="field"><label for="password">${texts.password}</label>
<input id="password" name="password" type="password" required maxlength="${LIMITS.password}" autocomplete="off" autocapitalize="none" spellcheck="false"${mark}>
${message && `<p class="wrong" id="wrong" role="alert">${message}</p>`}</div>
<button class="button" type="submit">${texts.unlock}</button>
</form>`;
}

function messageOf(
  problem: (ShareView & { kind: 'locked' })['problem'],
  language: Language,
  texts: Texts,
): string {
  if (problem === 'none') return '';
  if (problem === 'wrong') return texts.wrong;
  return texts.tooMany(minutesText(problem.retryAfter, language));
}

/** Headers of every response under a share link: not cached, not indexed, no referrer. */
export const SHARE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

export function sharePageHeaders(view: ShareView, frame: CardFrame): Record<string, string> {
  return {
    ...SHARE_HEADERS,
    ...cardPageHeaders(frame),
    // Under `no-referrer` browsers post a form with `Origin: null`, which is refused as another site's.
    ...(hasForm(view) && { 'Referrer-Policy': 'same-origin' }),
  };
}

const hasForm = (view: ShareView): boolean =>
  view.kind === 'locked' || (view.kind === 'file' && view.form?.isSent === false);
