import { Migration } from '@mikro-orm/migrations';
import { educationPage } from './fixed-pages/education.ts';
import { insertFixedPage } from './fixed-pages/fixed-page.ts';

/** Adds the page of the live sessions, which was code of mfe-public, with the texts that it had. */
export class Migration20261128120500_education_page extends Migration {
  override name = 'Migration20261128120500_education_page';

  override up(): void | Promise<void> {
    this.addSql(insertFixedPage(educationPage(), '2026-11-28'));
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "site_page" where "fixed" = 'education';`);
  }
}
