import { Migration } from '@mikro-orm/migrations';

export class Migration20261129053625_review extends Migration {
  override name = 'Migration20261129053625_review';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "preview_link" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "page_id" uuid not null, "created_by_id" uuid null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "preview_link_page_id_created_at_id_index" on "preview_link" ("page_id", "created_at", "id");`,
    );
    this.addSql(`create index "preview_link_created_by_id_index" on "preview_link" ("created_by_id");`);

    this.addSql(
      `create table "comment" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "noun" text not null, "item_id" uuid not null, "thread_id" uuid null, "text" text not null, "mentions" text[] not null, "author_id" uuid null, "author_name" text not null, "edited_at" timestamptz(3) null, "resolved_at" timestamptz(3) null, "resolved_by" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "comment_item_id_created_at_id_index" on "comment" ("item_id", "created_at", "id");`,
    );
    this.addSql(`create index "comment_thread_id_index" on "comment" ("thread_id");`);

    this.addSql(`alter table "personal_notification" drop constraint "personal_notification_kind_check";`);
    this.addSql(
      `alter table "personal_notification" add constraint "personal_notification_kind_check" check ("kind" in ('assigned', 'mentioned', 'reply-failed', 'comment-mentioned', 'commented', 'imported', 'import-failed'));`,
    );

    this.addSql(
      `alter table "preview_link" add constraint "preview_link_page_id_foreign" foreign key ("page_id") references "site_page" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "preview_link" add constraint "preview_link_created_by_id_foreign" foreign key ("created_by_id") references "account" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "comment" add constraint "comment_thread_id_foreign" foreign key ("thread_id") references "comment" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "comment" add constraint "comment_author_id_foreign" foreign key ("author_id") references "account" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "comment" drop constraint "comment_thread_id_foreign";`);

    this.addSql(`drop table if exists "preview_link" cascade;`);
    this.addSql(`drop table if exists "comment" cascade;`);

    this.addSql(`alter table "personal_notification" drop constraint "personal_notification_kind_check";`);
    this.addSql(
      `alter table "personal_notification" add constraint "personal_notification_kind_check" check ("kind" in ('assigned', 'mentioned', 'reply-failed', 'imported', 'import-failed'));`,
    );
  }
}
