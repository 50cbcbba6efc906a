import { Migration } from '@mikro-orm/migrations';

export class Migration20261121192445_content_search extends Migration {
  override name = 'Migration20261121192445_content_search';

  override up(): void | Promise<void> {
    // Declared immutable, which is true for arrays of text; PostgreSQL marks `array_to_string` as stable only.
    this.addSql(
      `create function content_search_text(title text, description text, original_name text, tags text[]) returns text language sql immutable parallel safe return lower(concat_ws(chr(31), title, description, original_name, array_to_string(tags, chr(31))));`,
    );
    this.addSql(
      `alter table "content" add "search_text" text generated always as (content_search_text(title, description, original_name, tags)) stored null;`,
    );
    this.addSql(`create index "content_updated_at_id_index" on "content" ("updated_at", "id");`);
    this.addSql(`create index "content_file_size_id_index" on "content" ("file_size", "id");`);
    this.addSql(`create index "content_type_id_index" on "content" ("type", "id");`);
    this.addSql(`create index "content_category_id_index" on "content" ("category", "id");`);
    this.addSql(`create index "content_visibility_id_index" on "content" ("visibility", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "content_updated_at_id_index";`);
    this.addSql(`drop index "content_file_size_id_index";`);
    this.addSql(`drop index "content_type_id_index";`);
    this.addSql(`drop index "content_category_id_index";`);
    this.addSql(`drop index "content_visibility_id_index";`);
    this.addSql(`alter table "content" drop column "search_text";`);
    this.addSql('drop function content_search_text;');
  }
}
