import { Migration } from '@mikro-orm/migrations';

export class Migration20261129053111_saved_views extends Migration {
  override name = 'Migration20261129053111_saved_views';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "saved_view" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "list" text not null, "name" text collate "und-x-icu" not null, "search" text not null, "columns" jsonb null, "owner_id" uuid null, "private_to_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `create index "saved_view_list_private_to_id_index" on "saved_view" ("list", "private_to_id");`,
    );
    this.addSql(
      `alter table "saved_view" add constraint "saved_view_owner_id_list_name_unique" unique ("owner_id", "list", "name");`,
    );

    this.addSql(
      `alter table "saved_view" add constraint "saved_view_owner_id_foreign" foreign key ("owner_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "saved_view" add constraint "saved_view_private_to_id_foreign" foreign key ("private_to_id") references "account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "saved_view" cascade;`);
  }
}
