import { LANGUAGE_FACTS, LANGUAGES } from '@vitral/contracts/languages';
import { REQUEST_HONEYPOT } from '@vitral/contracts/testimonial-requests';
import { type CardFrame, escapeHtml, minutesText } from '../../pages/index.ts';
import {
  FORM_FIELDS,
  FORM_LENGTHS,
  type FormField,
  type FormProblems,
  type FormValues,
  markOf,
  RATINGS,
} from './testimonial-form.ts';
import { TESTIMONIAL_PAGE_TEXTS } from './testimonial-page.texts.ts';

export interface FormView {
  action: string;
  /** Distinguishes a repeated request from a new one. */
  key: string;
  privacyUrl: string;
  /** The text to agree to. */
  agreement: string;
  /** The site sends emails, so the form asks for an email address. */
  hasEmail: boolean;
  values: FormValues;
  problems: FormProblems;
  /** Seconds until the next attempt. */
  retryAfter?: number;
  /** The link has been used or revoked in the meantime. */
  isClosed?: boolean;
}

/** Makes phones convert pictures in other formats. */
const PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

type Texts = (typeof TESTIMONIAL_PAGE_TEXTS)[CardFrame['language']]['form'];

export function formHtml(view: FormView, { language, site }: CardFrame): string {
  const texts = TESTIMONIAL_PAGE_TEXTS[language].form;
  const { action, key, hasEmail, retryAfter, isClosed } = view;
  const refusal = isClosed ? texts.closed : retryAfter && texts.tooMany(minutesText(retryAfter, language));
  return `<div><p class="kicker">${texts.kicker}</p><h1>${texts.title}</h1></div>
<p class="description">${escapeHtml(texts.intro(site.name))}</p>
<form method="post" enctype="multipart/form-data" action="${escapeHtml(action)}" novalidate>
<input type="hidden" name="key" value="${key}">
${textHtml('text', 'rows="7"', view, texts)}
${ratingHtml(view, texts)}
${textHtml('name', 'type="text" autocomplete="name"', view, texts)}
${textHtml('position', 'type="text" autocomplete="organization-title"', view, texts)}
${pictureHtml(view, texts)}
${languageHtml(view, texts)}
${hasEmail ? textHtml('email', 'type="email" autocomplete="email"', view, texts) : ''}
${consentHtml(view, texts)}
<div class="hidden" aria-hidden="true"><label for="trap">${texts.leaveEmpty}</label><input id="trap" name="${REQUEST_HONEYPOT}" tabindex="-1" autocomplete="off"></div>
${refusal ? `<p class="wrong" role="alert">${refusal}</p>` : ''}
<button class="button" type="submit">${texts.send}</button>
</form>`;
}

function textHtml(field: keyof typeof FORM_LENGTHS, kind: string, view: FormView, texts: Texts): string {
  const isOptional = field === 'position' || field === 'email';
  const hint = field === 'email' ? texts.emailHint : '';
  const attributes = `id="${field}" name="${field}" maxlength="${FORM_LENGTHS[field]}" ${kind}${
    isOptional ? '' : ' required'
  }${marksOf(field, view, hint)}`;
  const value = escapeHtml(view.values[field]);
  return `<div class="field"><label for="${field}">${texts[field]}${isOptional ? ` (${texts.optional})` : ''}</label>
${field === 'text' ? `<textarea ${attributes}>${value}</textarea>` : `<input ${attributes} value="${value}">`}
${hint && `<p class="description" id="${field}-hint">${hint}</p>`}${problemHtml(field, view, texts)}</div>`;
}

function ratingHtml(view: FormView, texts: Texts): string {
  const choices = RATINGS.map((value, index) => {
    const marks = index === 0 ? marksOf('rating', view) : '';
    const checked = view.values.rating === value ? ' checked' : '';
    return `<label><input type="radio" name="rating" value="${value}" required${checked}${marks}><span aria-hidden="true">${value} ★</span><span class="hidden">${texts.stars(Number(value))}</span></label>`;
  });
  return `<fieldset class="field"><legend>${texts.rating}</legend><div class="choices">${choices.join('')}</div>${problemHtml('rating', view, texts)}</fieldset>`;
}

function pictureHtml(view: FormView, texts: Texts): string {
  const attributes = `id="picture" name="picture" type="file" accept="${PICTURES}"${marksOf('picture', view, texts.pictureHint)}`;
  return `<div class="field"><label for="picture">${texts.picture} (${texts.optional})</label>
<input ${attributes}>
<p class="description" id="picture-hint">${texts.pictureHint}</p>${problemHtml('picture', view, texts)}</div>`;
}

function languageHtml({ values }: FormView, texts: Texts): string {
  const options = LANGUAGES.map((one) => {
    const selected = values.locale === one ? ' selected' : '';
    return `<option value="${one}" lang="${one}"${selected}>${LANGUAGE_FACTS[one].name}</option>`;
  });
  return `<div class="field"><label for="locale">${texts.locale}</label>
<select id="locale" name="locale">${options.join('')}</select></div>`;
}

function consentHtml(view: FormView, texts: Texts): string {
  const { agreement, privacyUrl, values } = view;
  const mark = markOf(agreement);
  const checked = values.consent === mark ? ' checked' : '';
  return `<fieldset class="field"><legend>${texts.consent}</legend>
<label class="check"><input type="checkbox" name="consent" value="${mark}" required${checked}${marksOf('consent', view)}><span>${escapeHtml(agreement)}</span></label>
${problemHtml('consent', view, texts)}<p class="description"><a href="${escapeHtml(privacyUrl)}">${texts.privacy}</a></p></fieldset>`;
}

/** Attributes of an input that has a hint or a problem; the first with a problem gets the focus. */
function marksOf(field: FormField, { problems }: FormView, hint = ''): string {
  const hasProblem = problems[field] !== undefined;
  const isFirst = hasProblem && FORM_FIELDS.find((one) => problems[one]) === field;
  const described = [hint && `${field}-hint`, hasProblem && `${field}-wrong`].filter(Boolean).join(' ');
  return [
    described && ` aria-describedby="${described}"`,
    hasProblem && ' aria-invalid="true"',
    isFirst && ' autofocus',
  ]
    .filter(Boolean)
    .join('');
}

function problemHtml(field: FormField, { problems }: FormView, texts: Texts): string {
  const problem = problems[field];
  if (!problem) return '';
  const isMissing = problem === 'required' && (field === 'rating' || field === 'consent');
  const text = isMissing ? texts.missing[field] : texts.problems[problem];
  return `<p class="wrong" id="${field}-wrong">${text}</p>`;
}
