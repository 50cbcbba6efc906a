import { Migration } from '@mikro-orm/migrations';

export class Migration20261122014438_resource_search extends Migration {
  override name = 'Migration20261122014438_resource_search';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "team_resource" add "search_text" text generated always as (lower(title || chr(31) || description)) stored null;`,
    );

    this.addSql(
      `create index resource_access_day_index on resource_access (day) include (resource_id, count);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "resource_access_day_index";`);

    this.addSql(`alter table "team_resource" drop column "search_text";`);
  }
}
