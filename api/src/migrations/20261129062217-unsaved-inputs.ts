import { Migration } from '@mikro-orm/migrations';

export class Migration20261129062217_unsaved_inputs extends Migration {
  override name = 'Migration20261129062217_unsaved_inputs';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "unsaved_input" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "account_id" uuid not null, "noun" text not null, "item_id" text not null, "input" text not null, "base_version" int null, "updated_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "unsaved_input_updated_at_index" on "unsaved_input" ("updated_at");`);
    this.addSql(
      `alter table "unsaved_input" add constraint "unsaved_input_account_id_noun_item_id_unique" unique ("account_id", "noun", "item_id");`,
    );

    this.addSql(
      `alter table "unsaved_input" add constraint "unsaved_input_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "unsaved_input" cascade;`);
  }
}
