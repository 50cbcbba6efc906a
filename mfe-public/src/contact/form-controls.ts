import { CONTACT_FIELDS, CONTACT_HONEYPOT, type ContactField, type ContactProblems } from '@vitral/contracts';
import { NO_VALUES, type ContactValues } from './contact.data.ts';

/** What stands in the fields of the form. */
export function valuesOf(form: HTMLFormElement): ContactValues {
  const values = { ...NO_VALUES };
  for (const field of CONTACT_FIELDS) values[field] = controlOf(form, field)?.value ?? '';
  return values;
}

/** What a program filled in where people see nothing. */
export function trapOf(form: HTMLFormElement): string {
  return controlOf(form, CONTACT_HONEYPOT)?.value ?? '';
}

/** Writes into the fields that are still empty. */
export function fillGaps(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field);
    if (control?.value === '') control.value = values[field] ?? '';
  }
}

/** Empties the fields that still hold what was sent; what was typed meanwhile stays. */
export function clearSent(form: HTMLFormElement, sent: ContactValues): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field);
    if (control?.value === sent[field]) control.value = '';
  }
}

export function focusFirst(form: HTMLFormElement, problems: ContactProblems): void {
  const first = CONTACT_FIELDS.find((field) => problems[field]);
  if (first) controlOf(form, first)?.focus();
}

function controlOf(form: HTMLFormElement, name: ContactField | typeof CONTACT_HONEYPOT) {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : null;
}
