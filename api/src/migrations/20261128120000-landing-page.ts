import { isDeepStrictEqual } from 'node:util';
import { Migration } from '@mikro-orm/migrations';
import { insertFixedPage } from './fixed-pages/fixed-page.ts';
import { landingPage, PAGE_SECTIONS } from './fixed-pages/landing.ts';
import type { SectionRow } from './fixed-pages/landing-rows.ts';

const SECTIONS = PAGE_SECTIONS.map((section) => `'${section}'`).join();
const PUBLISHED = `select distinct on (section) section, title, content, metadata from landing_content
  where section in (${SECTIONS}) order by section, created_at desc, id desc`;
const DRAFTS = `select section, title, content, metadata from landing_draft where section in (${SECTIONS})`;

/** Texts of the section `navigation` that become a block; the header's call to action stays. */
const BANNER_FIELDS = `'{titleEn,titleFr,contentEn,contentFr,loginText,loginTextEn,loginTextFr,backofficeUrl}'::text[]`;

const figure = (name: string) => `"metadata"->'figures'->0->>'${name}'`;
/** The figure of the section `services`, which the education page shows. */
const CALL_FIELDS = `jsonb_strip_nulls(jsonb_build_object('callFigure', ${figure('value')}, 'callLabel', ${figure('label')}, 'callLabelEn', ${figure('labelEn')}, 'callLabelFr', ${figure('labelFr')}))`;

/** Turns the landing page into a page of blocks with the texts of its sections, and their drafts into its draft. */
export class Migration20261128120000_landing_page extends Migration {
  override name = 'Migration20261128120000_landing_page';

  override async up(): Promise<void> {
    const published = (await this.execute(PUBLISHED)) as unknown as SectionRow[];
    const drafts = (await this.execute(DRAFTS)) as unknown as SectionRow[];
    const page = landingPage(published);
    const draft = landingPage([...published, ...drafts]);
    const today = new Date().toISOString().slice(0, 10);
    this.addSql(insertFixedPage(page, today));
    if (!isDeepStrictEqual(draft, page)) {
      const text = JSON.stringify(draft).replaceAll("'", "''");
      this.addSql(`update "site_page" set "draft" = '${text}'::jsonb where "fixed" = 'landing';`);
    }
    for (const table of ['landing_content', 'landing_draft']) {
      this.addSql(
        `delete from "${table}" where "section" in (${SECTIONS}) and "section" not in ('navigation', 'services');`,
      );
      this.addSql(
        `update "${table}" set "metadata" = ("metadata" #>> '{}')::jsonb where "section" in ('navigation', 'services')
          and jsonb_typeof("metadata") = 'string' and pg_input_is_valid("metadata" #>> '{}', 'jsonb');`,
      );
      this.addSql(
        `update "${table}" set "title" = '', "content" = '' where "section" in ('navigation', 'services');`,
      );
      this.setMetadata(table, 'navigation', `"metadata" - ${BANNER_FIELDS}`);
      this.setMetadata(table, 'services', CALL_FIELDS);
    }
  }

  private setMetadata(table: string, section: string, metadata: string): void {
    this.addSql(
      `update "${table}" set "metadata" = ${metadata}
        where "section" = '${section}' and jsonb_typeof("metadata") = 'object';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "site_page" where "fixed" = 'landing';`);
  }
}
