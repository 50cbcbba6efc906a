import type { ErrorCode } from '@vitral/contracts/errors';
import { type Language, textIn } from '@vitral/contracts/languages';
import type { OwnRegistration } from '@vitral/contracts/meeting-registrations';
import { escapeHtml, noticeHtml } from '../pages/index.ts';
import type { Joining } from './attendance.service.ts';
import { whenText } from './registration-email-writer.ts';
import type { Texts } from './texts/text-types.ts';
import { TEXTS } from './texts/texts.ts';

/** Not cached, not indexed; `same-origin`, since browsers post forms of pages without a referrer with `Origin: null`. */
export const PAGE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

export interface PageContent {
  title: string;
  /** HTML. */
  content: string;
}

interface Reader {
  language: Language;
  timezone: string;
}

type PageTexts = Texts['pages'];

const HEADINGS: Record<OwnRegistration['state'], (texts: PageTexts) => [title: string, text: string]> = {
  pending: (texts) => [texts.confirmTitle, texts.confirmText],
  registered: (texts) => [texts.registeredTitle, texts.registeredText],
  waiting: (texts) => [texts.waitingTitle, texts.waitingText],
  cancelled: (texts) => [texts.cancelledTitle, texts.cancelledText],
};

/** The page of a registration, with the buttons that its state allows, and the person's other registrations. */
export function registrationHtml(
  own: OwnRegistration,
  others: OwnRegistration[],
  reader: Reader,
): PageContent {
  const texts = TEXTS[reader.language].pages;
  const [title, text] = HEADINGS[own.state](texts);
  const content = `<div><p class="kicker" dir="auto">${escapeHtml(textIn(own, 'title', reader.language))}</p><h1>${escapeHtml(title)}</h1></div>
<p class="description">${escapeHtml(text)}</p>
<dl><div><dt>${escapeHtml(own.date === null ? texts.everyDate : texts.when)}</dt><dd>${escapeHtml(dateOf(own, texts, reader))}</dd></div></dl>
${buttonsHtml(own, texts)}
${othersHtml(others, texts, reader)}`;
  return { title, content };
}

function buttonsHtml({ state, token, joinUrl }: OwnRegistration, texts: PageTexts): string {
  const join =
    joinUrl &&
    `<p class="actions"><a class="button" href="${escapeHtml(joinUrl)}">${escapeHtml(texts.join)}</a></p>`;
  if (state === 'pending') return formHtml(token, 'confirmation', texts.confirm);
  if (state === 'cancelled') return '';
  return `${join ?? ''}${formHtml(token, 'cancellation', texts.cancel)}`;
}

function formHtml(token: string, action: 'confirmation' | 'cancellation', label: string): string {
  const path = escapeHtml(`/meeting-registrations/${token}/${action}`);
  return `<form method="post" action="${path}"><button class="${action === 'confirmation' ? 'button' : 'link'}" type="submit">${escapeHtml(label)}</button></form>`;
}

function othersHtml(others: OwnRegistration[], texts: PageTexts, reader: Reader): string {
  if (others.length === 0) return '';
  const items = others.map((own) => {
    const path = escapeHtml(`/meeting-registrations/${own.token}`);
    const label = escapeHtml(textIn(own, 'title', reader.language));
    return `<li><a class="link" href="${path}" dir="auto">${label}</a> <span>${escapeHtml(dateOf(own, texts, reader))}</span></li>`;
  });
  return `<div><p class="kicker">${escapeHtml(texts.others)}</p><ul>${items.join('')}</ul></div>`;
}

function dateOf({ start, end }: OwnRegistration, texts: PageTexts, reader: Reader): string {
  if (start === null) return texts.noDate;
  return whenText({ start: Date.parse(start), end: end === null ? null : Date.parse(end) }, reader);
}

/** The page after a form that was sent without scripts. */
export function sentHtml(language: Language, calendar: string): PageContent {
  const { sentTitle: title, sentText: text, toCalendar: label } = TEXTS[language].pages;
  return { title, content: noticeHtml({ title, text, link: { url: calendar, label } }) };
}

export function missingHtml(language: Language, calendar: string): PageContent {
  const { missingTitle: title, missingText: text, toCalendar: label } = TEXTS[language].pages;
  return { title, content: noticeHtml({ title, text, link: { url: `${calendar}#calendario`, label } }) };
}

export function overHtml(language: Language, calendar: string): PageContent {
  const { overTitle: title, overText: text, toCalendar: label } = TEXTS[language].pages;
  return { title, content: noticeHtml({ title, text, link: { url: `${calendar}#calendario`, label } }) };
}

export function failureHtml(code: ErrorCode, language: Language): PageContent {
  const { failedTitle: title, closed, full } = TEXTS[language].pages;
  const text = code === 'meeting-registrations.full' ? full : closed;
  return { title, content: `<h1>${escapeHtml(title)}</h1><p class="description">${escapeHtml(text)}</p>` };
}

export function earlyHtml(
  { registration, start, end }: Extract<Joining, { state: 'early' }>,
  language: Language,
): PageContent {
  const { earlyTitle: title, earlyText, when } = TEXTS[language].pages;
  const date = whenText({ start, end }, { language, timezone: registration.timezone });
  const content = `<h1>${escapeHtml(title)}</h1><p class="description">${escapeHtml(earlyText)}</p>
<dl><div><dt>${escapeHtml(when)}</dt><dd>${escapeHtml(date)}</dd></div></dl>`;
  return { title, content };
}
