import { Migration } from '@mikro-orm/migrations';

export class Migration20261121222034_people_search extends Migration {
  override name = 'Migration20261121222034_people_search';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "account" add "search_text" text generated always as (lower(name || chr(31) || username || chr(31) || coalesce(email, ''))) stored null;`,
    );
    this.addSql(
      `create index account_last_login_desc_index on account (last_login desc nulls last, id desc);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "account_last_login_desc_index";`);
    this.addSql(`alter table "account" drop column "search_text";`);
  }
}
