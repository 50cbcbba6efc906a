import {
  CONTACT_FIELDS,
  CONTACT_HONEYPOT,
  type ContactField,
  type ContactKind,
  type ContactProblems,
} from '@vitral/sdk/contracts/contact-messages';
import { withSessionStorage } from '../data/choices.ts';
import { isObject } from '../data/json.ts';

/** Values of the fields that a form has. */
export type ContactValues = Partial<Record<ContactField, string>>;

export function readValues(kind: ContactKind, form: HTMLFormElement): ContactValues {
  const values = CONTACT_FIELDS[kind].map((field) => [field, findControl(form, field)?.value ?? '']);
  return Object.fromEntries(values) as ContactValues;
}

/** Returns the honeypot field, which only bots fill in. */
export function readHoneypot(form: HTMLFormElement): Record<typeof CONTACT_HONEYPOT, string> {
  return { [CONTACT_HONEYPOT]: findControl(form, CONTACT_HONEYPOT)?.value ?? '' };
}

export function readMessageLength(form: HTMLFormElement): number {
  return findControl(form, 'message')?.value.length ?? 0;
}

/** Sets the fields of `next` that still have their value of `present` (blank if absent there); other input stays. */
export function replaceValues(form: HTMLFormElement, present: ContactValues, next: ContactValues): void {
  for (const [field, value] of Object.entries(next) as [ContactField, string][]) {
    const control = findControl(form, field);
    if (control?.value === (present[field] ?? '')) control.value = value;
  }
}

export function focusFirst(kind: ContactKind, form: HTMLFormElement, problems: ContactProblems): void {
  const first = CONTACT_FIELDS[kind].find((field) => problems[field]);
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

/** Entries of the session storage with the input of the forms. */
export const DRAFTS: Record<ContactKind, string> = {
  message: 'vitral.contact-draft',
  join: 'vitral.join-draft',
};

/** Saves the input for the lifetime of the tab, so that a reload loses nothing. */
export function saveDraft(kind: ContactKind, values: ContactValues): void {
  withSessionStorage((storage) => storage.setItem(DRAFTS[kind], JSON.stringify(values)));
}

export function readDraft(kind: ContactKind): ContactValues {
  const draft: unknown = withSessionStorage((storage) => JSON.parse(storage.getItem(DRAFTS[kind]) ?? 'null'));
  if (!isObject(draft)) return {};
  return Object.fromEntries(
    CONTACT_FIELDS[kind].flatMap((field) =>
      typeof draft[field] === 'string' ? [[field, draft[field]]] : [],
    ),
  );
}

export function clearDraft(kind: ContactKind): void {
  withSessionStorage((storage) => storage.removeItem(DRAFTS[kind]));
}
