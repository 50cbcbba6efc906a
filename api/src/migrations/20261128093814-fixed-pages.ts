import { Migration } from '@mikro-orm/migrations';
import { privacyPage, termsPage } from './fixed-pages/documents.ts';
import { insertFixedPage } from './fixed-pages/fixed-page.ts';
import { vitalHealthPage } from './fixed-pages/vital-health.ts';

/** Adds the pages that were code of mfe-public, with the texts that they had. */
export class Migration20261128093814_fixed_pages extends Migration {
  override name = 'Migration20261128093814_fixed_pages';

  override up(): void | Promise<void> {
    this.addSql(`alter table "site_page" add "fixed" text null;`);
    this.addSql(`alter table "site_page" add constraint "site_page_fixed_unique" unique ("fixed");`);

    this.addSql(insertFixedPage(privacyPage(), '2026-11-28'));
    this.addSql(insertFixedPage(termsPage(), '2026-11-28'));
    this.addSql(insertFixedPage(vitalHealthPage(), '2026-11-28'));
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "site_page" where "fixed" is not null;`);
    this.addSql(`alter table "site_page" drop constraint "site_page_fixed_unique";`);
    this.addSql(`alter table "site_page" drop column "fixed";`);
  }
}
