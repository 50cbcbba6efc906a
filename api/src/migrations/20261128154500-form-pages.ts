import { Migration } from '@mikro-orm/migrations';
import { addValues } from './fixed-pages/added-values.ts';
import { contactPage } from './fixed-pages/contact.ts';
import { insertFixedPage } from './fixed-pages/fixed-page.ts';
import { joinSentPage } from './fixed-pages/join-sent.ts';
import { joinPage } from './fixed-pages/join.ts';
import type { SectionRow } from './fixed-pages/landing-rows.ts';
import { testimonialsPage } from './fixed-pages/testimonials.ts';

const CONTACT = `select section, title, content, metadata from landing_content
  where section = 'contact' order by created_at desc, id desc limit 1`;

/** Adds the pages for forms and testimonials, which were code of mfe-public, with the texts that they had. */
export class Migration20261128154500_form_pages extends Migration {
  override name = 'Migration20261128154500_form_pages';

  override async up(): Promise<void> {
    const [section] = (await this.execute(CONTACT)) as unknown as SectionRow[];
    for (const statement of addValues()) this.addSql(statement);
    for (const page of [contactPage(section), joinPage(), joinSentPage(), testimonialsPage()])
      this.addSql(insertFixedPage(page, '2026-11-28'));
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "site_page" where "fixed" in ('contact', 'join', 'join-sent', 'testimonials');`);
  }
}
