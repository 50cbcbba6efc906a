import { CONTACT_HONEYPOT } from '@vitral/contracts/contact-messages';
import { type CardFrame, escapeHtml, minutesText } from '../../pages/index.ts';
import {
  LEAD_FIELDS,
  LEAD_LENGTHS,
  type LeadField,
  type LeadProblem,
  type LeadProblems,
  type LeadValues,
} from './lead-form.ts';
import { LEAD_FORM_TEXTS } from './lead-form.texts.ts';

/** The form below a shared file, or the confirmation in its place. */
export type LeadFormView =
  | { isSent: true }
  | {
      isSent: false;
      action: string;
      /** Distinguishes a repeated request from a new one. */
      key: string;
      privacyUrl: string;
      values: LeadValues;
      problems: LeadProblems;
      /** Seconds until the next attempt. */
      retryAfter?: number;
    };

type Texts = (typeof LEAD_FORM_TEXTS)[CardFrame['language']];

/** Lets the browser fill in what it knows about the visitor. */
const INPUTS: Record<Exclude<LeadField, 'message'>, string> = {
  name: 'type="text" autocomplete="name"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
};

export function leadFormHtml(view: LeadFormView, { language, site }: CardFrame): string {
  const texts = LEAD_FORM_TEXTS[language];
  if (view.isSent) {
    return `<section id="form" class="part" role="status"><h2>${texts.sentTitle}</h2><p class="description">${texts.sentText}</p></section>`;
  }
  const { action, key, privacyUrl, retryAfter } = view;
  const refusal = retryAfter && texts.tooMany(minutesText(retryAfter, language));
  return `<section id="form" class="part" aria-labelledby="form-title"><h2 id="form-title">${texts.title}</h2>
<p class="description">${texts.text}</p>
<form method="post" action="${action}" novalidate>
<input type="hidden" name="key" value="${key}">
${LEAD_FIELDS.map((field) => fieldHtml(field, view, texts)).join('\n')}
<div class="hidden" aria-hidden="true"><label for="trap">${texts.leaveEmpty}</label><input id="trap" name="${CONTACT_HONEYPOT}" tabindex="-1" autocomplete="off"></div>
<p class="description">${escapeHtml(texts.consent(site.name))} <a href="${escapeHtml(privacyUrl)}">${texts.privacy}</a></p>
${refusal ? `<p class="wrong" role="alert">${refusal}</p>` : ''}
<button class="button" type="submit">${texts.send}</button>
</form></section>`;
}

function fieldHtml(
  field: LeadField,
  { values, problems }: LeadFormView & { isSent: false },
  texts: Texts,
): string {
  const problem = problems[field];
  const isFirst = problem !== undefined && LEAD_FIELDS.find((one) => problems[one]) === field;
  const hint = field === 'phone' ? texts.reach : '';
  const described = [hint && `${field}-hint`, problem && `${field}-wrong`].filter(Boolean).join(' ');
  const marks = [
    field === 'name' && ' required',
    described && ` aria-describedby="${described}"`,
    problem && ' aria-invalid="true"',
    isFirst && ' autofocus',
  ];
  const attributes = `id="${field}" name="${field}" maxlength="${LEAD_LENGTHS[field]}"${marks.filter(Boolean).join('')}`;
  const value = escapeHtml(values[field]);
  return `<div class="field"><label for="${field}">${labelOf(field, texts)}</label>
${field === 'message' ? `<textarea ${attributes} rows="3">${value}</textarea>` : `<input ${INPUTS[field]} ${attributes} value="${value}">`}
${hint && `<p class="description" id="${field}-hint">${hint}</p>`}${problemHtml(field, problem, texts)}</div>`;
}

const labelOf = (field: LeadField, texts: Texts): string =>
  field === 'message' ? `${texts[field]} (${texts.optional})` : texts[field];

const problemHtml = (field: LeadField, problem: LeadProblem | undefined, texts: Texts): string =>
  problem ? `<p class="wrong" id="${field}-wrong">${texts.problems[problem]}</p>` : '';
