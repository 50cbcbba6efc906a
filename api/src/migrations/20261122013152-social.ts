import { Migration } from '@mikro-orm/migrations';

export class Migration20261122013152_social extends Migration {
  override name = 'Migration20261122013152_social';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "embed" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "platform" text not null, "title" text not null, "url" text not null, "kind" text not null, "embed_id" text not null, "order" int not null, "is_active" boolean not null, primary key ("id"));`,
    );
    this.addSql(`create index "embed_order_id_index" on "embed" ("order", "id");`);

    this.addSql(
      `create table "feed_source" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "platform" text not null, "title" text collate "und-x-icu" not null, "url" text not null, "kind" text not null, "is_active" boolean not null, "feed_url" text null, "etag" text null, "last_modified" text null, "next_sync_at" timestamptz(3) null, "claimed_until" timestamptz(3) null, "last_sync_at" timestamptz(3) null, "last_success_at" timestamptz(3) null, "last_problem" text null, "last_status" smallint null, "failures" int not null default 0, primary key ("id"));`,
    );
    this.addSql(`alter table "feed_source" add constraint "feed_source_url_unique" unique ("url");`);
    this.addSql(`create index "feed_source_title_id_index" on "feed_source" ("title", "id");`);
    this.addSql(`create index "feed_source_next_sync_at_index" on "feed_source" ("next_sync_at");`);

    this.addSql(
      `create table "resource_access" ("resource_id" uuid not null, "day" date not null, "count" int not null, primary key ("resource_id", "day"));`,
    );

    this.addSql(
      `create table "meeting_join" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "meeting_id" uuid null, "date" date not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "meeting_join_date_meeting_id_index" on "meeting_join" ("date", "meeting_id");`,
    );

    this.addSql(
      `create table "meeting_exception" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "meeting_id" uuid not null, "date" date not null, "moved_to" jsonb null, "reason" text not null, "reason_en" text null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "meeting_exception" add constraint "meeting_exception_meeting_id_date_unique" unique ("meeting_id", "date");`,
    );

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed'));`,
    );

    this.addSql(
      `alter table "social_feed_item" add "source_id" uuid null, add "external_id" text null, add "is_edited" boolean not null default false, add "removed_at" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "social_feed_item" add constraint "social_feed_item_source_id_foreign" foreign key ("source_id") references "feed_source" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "social_feed_item" add constraint "social_feed_item_source_id_external_id_unique" unique ("source_id", "external_id");`,
    );

    this.addSql(
      `alter table "embed" add constraint "embed_platform_check" check ("platform" in ('youtube', 'instagram', 'linkedin', 'twitter'));`,
    );
    this.addSql(
      `alter table "embed" add constraint "embed_kind_check" check ("kind" in ('video', 'playlist', 'post', 'profile'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "embed" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "feed_source" add constraint "feed_source_platform_check" check ("platform" in ('youtube', 'instagram', 'linkedin', 'twitter'));`,
    );
    this.addSql(
      `alter table "feed_source" add constraint "feed_source_kind_check" check ("kind" in ('youtube', 'feed', 'manual'));`,
    );
    this.addSql(
      `alter table "feed_source" add constraint "feed_source_last_problem_check" check ("last_problem" in ('unreachable', 'timeout', 'too-large', 'refused-address', 'too-many-redirects', 'status', 'not-a-feed', 'no-channel', 'failure'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "feed_source" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "resource_access" add constraint "resource_access_resource_id_foreign" foreign key ("resource_id") references "team_resource" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "meeting_join" add constraint "meeting_join_meeting_id_foreign" foreign key ("meeting_id") references "zoom_meeting" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "meeting_exception" add constraint "meeting_exception_meeting_id_foreign" foreign key ("meeting_id") references "zoom_meeting" ("id") on delete cascade;`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "meeting_exception" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "social_feed_item" drop constraint "social_feed_item_source_id_foreign";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "embed";`);
    this.addSql(`drop table if exists "embed" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "feed_source";`);
    this.addSql(`drop table if exists "feed_source" cascade;`);
    this.addSql(`drop table if exists "resource_access" cascade;`);
    this.addSql(`drop table if exists "meeting_join" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "meeting_exception";`);
    this.addSql(`drop table if exists "meeting_exception" cascade;`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured'));`,
    );

    this.addSql(
      `alter table "social_feed_item" drop constraint "social_feed_item_source_id_external_id_unique";`,
    );
    this.addSql(
      `alter table "social_feed_item" drop column "source_id", drop column "external_id", drop column "is_edited", drop column "removed_at";`,
    );
  }
}
