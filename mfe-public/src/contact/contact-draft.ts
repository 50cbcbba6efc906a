import { CONTACT_FIELDS } from '@vitral/contracts';
import { isObject } from '../data/json.ts';
import { withSessionStorage } from '../data/session-storage.ts';
import type { ContactValues } from './contact.data.ts';

const DRAFT = 'vitral.contact-draft';

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
