import type { SentForm } from '@vitral/contracts/public-pages';
import type { PageSource } from '../site/page-definition.ts';
import { headOf } from '../site/plain-source.ts';

export interface ContactData {
  /** Form that was sent without scripts and refused. */
  form: SentForm | null;
}

export const contactSource: PageSource<ContactData> = {
  read: ({ form = null }) => ({ form }),
  head: headOf('contact'),
};
