import { Migration } from '@mikro-orm/migrations';

export class Migration20261129051615_imports extends Migration {
  override name = 'Migration20261129051615_imports';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "import" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "noun" text not null, "file_name" text not null, "digest" text not null, "state" text not null, "rows" jsonb null, "language" text not null, "without_bad_rows" boolean not null default false, "good_rows" int not null, "bad_rows" int not null, "ignored_columns" jsonb not null, "problems" jsonb not null, "added" int not null default 0, "removed" int not null default 0, "kept" jsonb not null, "actor_id" uuid not null, "actor_name" text not null, "finished_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "import_noun_created_at_id_index" on "import" ("noun", "created_at", "id");`);
    this.addSql(`create index "import_noun_digest_index" on "import" ("noun", "digest");`);

    this.addSql(
      `create table "imported_item" ("import_id" uuid not null, "item_id" uuid not null, primary key ("import_id", "item_id"));`,
    );

    this.addSql(`alter table "personal_notification" drop constraint "personal_notification_kind_check";`);
    this.addSql(
      `alter table "personal_notification" add constraint "personal_notification_kind_check" check ("kind" in ('assigned', 'mentioned', 'reply-failed', 'imported', 'import-failed'));`,
    );

    this.addSql(
      `alter table "import" add constraint "import_state_check" check ("state" in ('checked', 'waiting', 'done', 'refused', 'failed', 'undone'));`,
    );
    this.addSql(
      `alter table "import" add constraint "import_language_check" check ("language" in ('es', 'en'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "import" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "imported_item" add constraint "imported_item_import_id_foreign" foreign key ("import_id") references "import" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "imported_item" drop constraint "imported_item_import_id_foreign";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "import";`);
    this.addSql(`drop function if exists "import_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "import" cascade;`);
    this.addSql(`drop table if exists "imported_item" cascade;`);

    this.addSql(`alter table "personal_notification" drop constraint "personal_notification_kind_check";`);
    this.addSql(
      `alter table "personal_notification" add constraint "personal_notification_kind_check" check ("kind" in ('assigned', 'mentioned', 'reply-failed'));`,
    );
  }
}
