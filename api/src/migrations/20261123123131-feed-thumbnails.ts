import { Migration } from '@mikro-orm/migrations';

export class Migration20261123123131_feed_thumbnails extends Migration {
  override name = 'Migration20261123123131_feed_thumbnails';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "feed_thumbnail" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "item_id" uuid null, "width" int not null, "mime_type" text not null, "filename" text not null, "file_size" bigint not null, "checksum" text not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "feed_thumbnail" add constraint "feed_thumbnail_filename_unique" unique ("filename");`,
    );
    this.addSql(`create index "feed_thumbnail_item_id_index" on "feed_thumbnail" ("item_id");`);

    this.addSql(
      `alter table "social_feed_item" add "thumbnail_url" text not null default '', add "thumbnail_due_at" timestamptz(3) null, add "thumbnail_failures" smallint not null default 0;`,
    );

    this.addSql(
      `alter table "feed_thumbnail" add constraint "feed_thumbnail_item_id_foreign" foreign key ("item_id") references "social_feed_item" ("id") on delete set null;`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "feed_thumbnail" for each statement execute function vitral_changed();`,
    );

    this.addSql(`update "social_feed_item" set "thumbnail_due_at" = now() where "removed_at" is null;`);
    // Forces a full fetch of every feed, since the URLs of pictures were not stored before.
    this.addSql(`update "feed_source" set "etag" = null, "last_modified" = null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "feed_thumbnail";`);
    this.addSql(`drop function if exists "feed_thumbnail_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "feed_thumbnail" cascade;`);

    this.addSql(
      `alter table "social_feed_item" drop column "thumbnail_url", drop column "thumbnail_due_at", drop column "thumbnail_failures";`,
    );
  }
}
