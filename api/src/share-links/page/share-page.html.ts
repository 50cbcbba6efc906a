import type { Language } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { type CardFrame, cardPageHeaders, cardPageHtml, minutesText, noticeHtml } from '../../pages/index.ts';
import { type SharedFiles, titleOf } from '../shared-files.service.ts';
import { leadFormHtml, type LeadFormView } from './lead-form.html.ts';
import { SHARE_PAGE_TEXTS } from './share-page.texts.ts';
import { sharedItemsHtml } from './shared-items.html.ts';

type Texts = (typeof SHARE_PAGE_TEXTS)[Language];

export interface ItemsView {
  kind: 'items';
  path: string;
  shared: SharedFiles;
  /** Null for a link without the form. */
  form: LeadFormView | null;
}

/** The content of the page. `path` is the link's own path; `action` is the same with the requested language. */
export type ShareView =
  | ItemsView
  | { kind: 'locked'; action: string; isKit: boolean; problem: 'none' | 'wrong' | { retryAfter: number } }
  | { kind: 'not-found' };

export function sharePageHtml(view: ShareView, frame: CardFrame): string {
  const texts = SHARE_PAGE_TEXTS[frame.language];
  const content = contentOf(view, frame, texts);
  // The page is also shown after a refused form, at a path of its own.
  const urlIn = view.kind === 'items' ? (one: Language) => `${view.path}?lang=${one}` : undefined;
  return cardPageHtml({ title: pageTitle(view, texts), content, frame, urlIn });
}

function pageTitle(view: ShareView, texts: Texts): string {
  if (view.kind === 'items') return titleOf(view.shared);
  return view.kind === 'locked' ? texts.lockedTitle : texts.notFoundTitle;
}

function contentOf(view: ShareView, frame: CardFrame, texts: Texts): string {
  const { language, site } = frame;
  if (view.kind === 'items')
    return (
      sharedItemsHtml(view.path, view.shared, language) +
      (view.form ? `\n${leadFormHtml(view.form, frame)}` : '')
    );
  if (view.kind === 'locked') return lockedHtml(view, language, texts);
  const { notFoundTitle: title, notFoundText: text, toSite } = texts;
  return noticeHtml({ title, text, link: { url: `/${language}`, label: toSite(site.name) } });
}

function lockedHtml(
  { action, isKit, problem }: ShareView & { kind: 'locked' },
  language: Language,
  texts: Texts,
): string {
  const message = messageOf(problem, language, texts);
  const mark = message && ' aria-invalid="true" aria-describedby="wrong" autofocus';
  return `<div><p class="kicker">${isKit ? texts.kitKicker : texts.kicker}</p><h1>${isKit ? texts.lockedKitTitle : texts.lockedTitle}</h1></div>
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
    // Under `no-referrer` browsers post a form with `Origin: null`, which is refused like a request from another site.
    ...(hasForm(view) && { 'Referrer-Policy': 'same-origin' }),
  };
}

const hasForm = (view: ShareView): boolean =>
  view.kind === 'locked' || (view.kind === 'items' && view.form?.isSent === false);
