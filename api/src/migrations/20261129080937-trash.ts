import { Migration } from '@mikro-orm/migrations';

export class Migration20261129080937_trash extends Migration {
  override name = 'Migration20261129080937_trash';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "deleted_item" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "noun" text not null, "item_id" uuid not null, "item_name" text not null, "item_created_at" timestamptz(3) not null, "deleted_by" text null, "rows" jsonb not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "deleted_item_noun_created_at_id_index" on "deleted_item" ("noun", "created_at", "id");`,
    );
    this.addSql(`create index "deleted_item_created_at_id_index" on "deleted_item" ("created_at", "id");`);
    this.addSql(
      `alter table "deleted_item" add constraint "deleted_item_noun_item_id_unique" unique ("noun", "item_id");`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "deleted_item" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "deleted_item";`);
    this.addSql(`drop function if exists "deleted_item_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "deleted_item" cascade;`);
  }
}
