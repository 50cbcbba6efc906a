import { Migration } from '@mikro-orm/migrations';

export class Migration20261129080734_list_preferences extends Migration {
  override name = 'Migration20261129080734_list_preferences';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "list_preference" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "account_id" uuid not null, "list" text not null, "columns" jsonb null, "start_view_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "list_preference_start_view_id_index" on "list_preference" ("start_view_id");`);
    this.addSql(
      `alter table "list_preference" add constraint "list_preference_account_id_list_unique" unique ("account_id", "list");`,
    );

    this.addSql(
      `alter table "list_preference" add constraint "list_preference_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "list_preference" add constraint "list_preference_start_view_id_foreign" foreign key ("start_view_id") references "saved_view" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "list_preference" cascade;`);
  }
}
