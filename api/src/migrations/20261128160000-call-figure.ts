import { Migration } from '@mikro-orm/migrations';
import { FIGURE_FIELDS, hasCall, storedFigure, withFigure } from './fixed-pages/call-figure.ts';

const PUBLISHED = storedFigure('landing_content');
const DRAFTED = storedFigure('landing_draft');
const ROW_OF_PAGE = `from "site_page_publication" where "page_id" = "site_page"."id"`;

/**
 * Moves the figure of the illustrated call from the landing section `services` to the blocks that show the call. An unpublished figure
 * becomes the draft of the education page.
 */
export class Migration20261128160000_call_figure extends Migration {
  override name = 'Migration20261128160000_call_figure';

  override up(): void | Promise<void> {
    this.addSql(
      `update "site_page_publication" set "content" = ${withFigure('"content"', PUBLISHED)}
        where ${hasCall('"content"')} and ${PUBLISHED} <> '{}';`,
    );
    // The newest revision is what visitors see.
    this.addSql(
      `insert into "site_page_revision" ("created_at", "page_id", "content")
        select now(), "page_id", "content" from "site_page_publication"
        where ${hasCall('"content"')} and ${PUBLISHED} <> '{}';`,
    );
    // Editors with the page open must not overwrite the figure.
    this.addSql(
      `update "site_page" set "version" = "version" + 1
        where ${PUBLISHED} <> '{}' and exists (select 1 ${ROW_OF_PAGE} and ${hasCall('"content"')});`,
    );
    const drafted = `case when "fixed" = 'education' then coalesce(${DRAFTED}, ${PUBLISHED}) else ${PUBLISHED} end`;
    this.addSql(
      `update "site_page" set "draft" = ${withFigure('"draft"', drafted)}, "version" = "version" + 1
        where ${hasCall('"draft"')} and ${drafted} <> '{}';`,
    );
    this.addSql(
      `update "site_page" set "draft" = (select ${withFigure('"content"', DRAFTED)} ${ROW_OF_PAGE}), "version" = "version" + 1,
          "updated_at" = now(), "edited_by_id" = (select "edited_by_id" from "landing_draft" where "section" = 'services')
        where "fixed" = 'education' and "draft" is null and ${DRAFTED} <> coalesce(${PUBLISHED}, '{}')
          and exists (select 1 ${ROW_OF_PAGE} and ${hasCall('"content"')});`,
    );
    for (const table of ['landing_content', 'landing_draft'])
      this.addSql(`delete from "${table}" where "section" = 'services';`);
  }

  override down(): void | Promise<void> {
    const fields = Object.entries(FIGURE_FIELDS).map(([to, from]) => `'${from}', "values" ->> '${to}'`);
    this.addSql(
      `insert into "landing_content" ("created_at", "updated_at", "section", "title", "content", "metadata")
        select now(), now(), 'services', '', '', jsonb_strip_nulls(jsonb_build_object(${fields.join()}))
        from "site_page_publication" join "site_page" on "site_page"."id" = "page_id",
          jsonb_path_query("content", '$.blocks[*].values') as "values"
        where "fixed" = 'education' and "values" ->> 'figure' is not null limit 1;`,
    );
    const none = `'{}'::jsonb`;
    for (const [table, column] of [
      ['site_page_publication', '"content"'],
      ['site_page', '"draft"'],
    ] as const)
      this.addSql(`update "${table}" set ${column} = ${withFigure(column, none)} where ${hasCall(column)};`);
  }
}
