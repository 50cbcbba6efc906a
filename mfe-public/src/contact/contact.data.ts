import { CONTACT_FIELDS, type ContactField, type SentForm } from '@vitral/contracts';
import type { PageSource } from '../site/page-definition.ts';
import { headOf } from '../site/plain-source.ts';

export type ContactValues = Record<ContactField, string>;

export interface ContactData {
  /** Form sent without scripts and refused. */
  form: SentForm | null;
}

export const NO_VALUES = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ''])) as ContactValues;

export const contactSource: PageSource<ContactData> = {
  read: ({ form = null }) => ({ form }),
  head: headOf('contact'),
};
