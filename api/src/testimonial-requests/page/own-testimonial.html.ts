import { type CardFrame, escapeHtml } from '../../pages/index.ts';
import type { OwnTestimonial } from '../../testimonials/index.ts';
import { TESTIMONIAL_PAGE_TEXTS } from './testimonial-page.texts.ts';

export interface OwnView extends OwnTestimonial {
  path: string;
  /** The full URL of the page, for the person to save. */
  url: string;
  /** The person has just sent the testimonial. */
  isNew: boolean;
}

type Texts = (typeof TESTIMONIAL_PAGE_TEXTS)[CardFrame['language']]['own'];

export function ownTitle({ consent, isNew }: OwnView, { language }: CardFrame): string {
  const texts = TESTIMONIAL_PAGE_TEXTS[language].own;
  if (consent.withdrawnAt) return texts.withdrawnTitle;
  return isNew ? texts.sentTitle : texts.title;
}

/** The page of a person's testimonial, with the button that withdraws it. */
export function ownHtml(view: OwnView, frame: CardFrame): string {
  const { consent, isNew } = view;
  const { own: texts, form } = TESTIMONIAL_PAGE_TEXTS[frame.language];
  const head = `<div role="status"><p class="kicker">${texts.kicker}</p><h1>${ownTitle(view, frame)}</h1>
<p class="description">${isNew && !consent.withdrawnAt ? `${texts.sentText} ` : ''}${stateText(view, texts)}</p></div>`;
  if (consent.withdrawnAt) return head;
  return `${head}
<figure><blockquote dir="auto">${escapeHtml(consent.quotation)}</blockquote>
<figcaption class="description"><span dir="auto">${escapeHtml(consent.name)}</span> · ${form.stars(consent.rating)}</figcaption></figure>
${keepHtml(view, texts)}
<section class="part"><h2>${texts.agreed}</h2><p class="description" lang="${consent.language}">${escapeHtml(consent.consentText)}</p></section>
<section class="part"><h2>${texts.withdrawTitle}</h2><p class="description">${texts.withdrawText}</p>
<form method="post" action="${escapeHtml(`${view.path}/withdrawal?lang=${frame.language}`)}"><button class="button" type="submit">${texts.withdraw}</button></form></section>`;
}

function stateText({ consent, testimonial, isNew }: OwnView, texts: Texts): string {
  if (consent.withdrawnAt) return texts.withdrawn;
  if (testimonial?.reviewState === 'pending') return isNew ? '' : texts.pending;
  return testimonial?.isActive ? texts.shown : texts.hidden;
}

function keepHtml({ url, path }: OwnView, texts: Texts): string {
  return `<section class="part"><h2>${texts.keepTitle}</h2><p class="description">${texts.keepText}</p>
<p class="url"><a href="${escapeHtml(path)}">${escapeHtml(url)}</a></p></section>`;
}
