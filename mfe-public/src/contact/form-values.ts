import {
  CONTACT_FIELDS,
  CONTACT_HONEYPOT,
  type ContactField,
  type ContactProblems,
} from '@vitral/contracts/contact-messages';
import { withSessionStorage } from '../data/choices.ts';
import { isObject } from '../data/json.ts';

export type ContactValues = Record<ContactField, string>;

export function readValues(form: HTMLFormElement): ContactValues {
  const values = CONTACT_FIELDS.map((field) => [field, findControl(form, field)?.value ?? '']);
  return Object.fromEntries(values) as ContactValues;
}

/** Returns the value of the honeypot field, which only bots fill in. */
export function readHoneypot(form: HTMLFormElement): string {
  return findControl(form, CONTACT_HONEYPOT)?.value ?? '';
}

/** Fills fields that are still empty. */
export function fillEmptyFields(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const field of CONTACT_FIELDS) {
    const control = findControl(form, field);
    if (control?.value === '') control.value = values[field] ?? '';
  }
}

/** Clears fields that still have the sent value; later input stays. */
export function clearSentValues(form: HTMLFormElement, sent: ContactValues): void {
  for (const field of CONTACT_FIELDS) {
    const control = findControl(form, field);
    if (control?.value === sent[field]) control.value = '';
  }
}

export function focusFirst(form: HTMLFormElement, problems: ContactProblems): void {
  const first = CONTACT_FIELDS.find((field) => problems[field]);
  if (first) findControl(form, first)?.focus();
}

function findControl(form: HTMLFormElement, name: ContactField | typeof CONTACT_HONEYPOT) {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : null;
}

/** Entry of the session storage with the input of the form. */
export const DRAFT = 'vitral.contact-draft';

/** Saves the input for the lifetime of the tab, so that a reload loses nothing. */
export function saveDraft(values: ContactValues): void {
  withSessionStorage((storage) => storage.setItem(DRAFT, JSON.stringify(values)));
}

export function readDraft(): Partial<ContactValues> {
  const draft: unknown = withSessionStorage((storage) => JSON.parse(storage.getItem(DRAFT) ?? 'null'));
  if (!isObject(draft)) return {};
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => (typeof draft[field] === 'string' ? [[field, draft[field]]] : [])),
  );
}

export function clearDraft(): void {
  withSessionStorage((storage) => storage.removeItem(DRAFT));
}
