import { Migration } from '@mikro-orm/migrations';

export class Migration20261122044740_operations extends Migration {
  override name = 'Migration20261122044740_operations';

  override up(): void | Promise<void> {
    // Converts two switches for email into a list of kinds for each channel.
    this.addSql(
      `update "settings" set "document" = jsonb_set("document", '{notifications}', jsonb_build_object('isOn', true, 'mail', jsonb_build_object('isOn', true, 'kinds', jsonb_build_array('backup-failures', 'feed-failures') || case when "document" #> '{notifications,contactMessages}' = 'false' then '[]'::jsonb else '["contact-messages"]' end || case when "document" #> '{notifications,newAccounts}' = 'false' then '[]'::jsonb else '["new-accounts"]' end), 'sms', jsonb_build_object('isOn', false, 'kinds', jsonb_build_array('backup-failures'), 'numbers', '[]'::jsonb))) where "document" -> 'notifications' is not null;`,
    );

    this.addSql(
      `create table "api_key" ("platform" text not null, "sealed" text not null, "last_four" text not null, "updated_at" timestamptz(3) not null, primary key ("platform"));`,
    );

    this.addSql(
      `create table "backup" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "filename" text not null, "origin" text not null, "state" text not null, "size" bigint null, "checksum" text null, "rows" bigint null, "files" int null, "progress_done" bigint not null default '0', "progress_total" bigint not null default '0', "seen_at" timestamptz(3) not null, "problem" text null, "actor_name" text null, "finished_at" timestamptz(3) null, "link_hash" text null, "link_expires_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`alter table "backup" add constraint "backup_filename_unique" unique ("filename");`);
    this.addSql(`alter table "backup" add constraint "backup_link_hash_unique" unique ("link_hash");`);
    this.addSql(`create index "backup_created_at_id_index" on "backup" ("created_at", "id");`);

    this.addSql(
      `create table "client_error" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "fingerprint" text not null, "kind" text not null, "message" text not null, "stack" text null, "page" text not null, "module" text null, "release" text null, "browser" text not null, "count" int not null default 1, "last_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "client_error" add constraint "client_error_fingerprint_unique" unique ("fingerprint");`,
    );
    this.addSql(`create index "client_error_last_at_id_index" on "client_error" ("last_at", "id");`);

    this.addSql(
      `create table "delivery" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "channel" text not null, "template" text not null, "recipient" text not null, "state" text not null default 'waiting', "attempts" int not null default 0, "problem" text null, "finished_at" timestamptz(3) null, "sealed" text null, primary key ("id"));`,
    );
    this.addSql(`create index "delivery_created_at_id_index" on "delivery" ("created_at", "id");`);
    this.addSql(
      `create index "delivery_state_created_at_id_index" on "delivery" ("state", "created_at", "id");`,
    );

    this.addSql(
      `create table "restore" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "filename" text not null, "state" text not null, "progress_done" bigint not null default '0', "progress_total" bigint not null default '0', "seen_at" timestamptz(3) not null, "problem" text null, "is_foreign_key" boolean not null default false, "actor_name" text null, "finished_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "restore_created_at_id_index" on "restore" ("created_at", "id");`);

    this.addSql(
      `create table "content_access" ("content_id" uuid not null, "day" date not null, "count" int not null, primary key ("content_id", "day"));`,
    );
    this.addSql(`create index content_access_day_index on content_access (day) include (content_id, count);`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add "search_text" text generated always as (lower(coalesce(item_name, '') || chr(31) || coalesce(actor_name, '') || chr(31) || noun)) stored null;`,
    );
    this.addSql(
      `create index "audit_entry_noun_created_at_id_index" on "audit_entry" ("noun", "created_at", "id");`,
    );
    this.addSql(
      `create index "audit_entry_actor_id_created_at_id_index" on "audit_entry" ("actor_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed'));`,
    );

    this.addSql(`create index "meeting_join_created_at_index" on "meeting_join" ("created_at");`);

    this.addSql(`alter table "feed_source" drop constraint "feed_source_kind_check";`);
    this.addSql(
      `alter table "feed_source" add constraint "feed_source_kind_check" check ("kind" in ('youtube', 'twitter', 'feed', 'manual'));`,
    );
    this.addSql(`alter table "feed_source" drop constraint "feed_source_last_problem_check";`);
    this.addSql(
      `alter table "feed_source" add constraint "feed_source_last_problem_check" check ("last_problem" in ('unreachable', 'timeout', 'too-large', 'refused-address', 'too-many-redirects', 'status', 'not-a-feed', 'no-channel', 'key-refused', 'failure'));`,
    );

    this.addSql(
      `alter table "api_key" add constraint "api_key_platform_check" check ("platform" in ('youtube', 'twitter'));`,
    );

    this.addSql(
      `alter table "backup" add constraint "backup_origin_check" check ("origin" in ('manual', 'scheduled', 'before-restore', 'uploaded', 'command-line'));`,
    );
    this.addSql(
      `alter table "backup" add constraint "backup_state_check" check ("state" in ('running', 'ready', 'failed'));`,
    );
    this.addSql(
      `alter table "backup" add constraint "backup_problem_check" check ("problem" in ('foreign', 'newer', 'cut-off', 'damaged', 'missing-file', 'storage-full', 'interrupted', 'unknown'));`,
    );

    this.addSql(
      `alter table "client_error" add constraint "client_error_kind_check" check ("kind" in ('script', 'promise', 'render', 'module-load'));`,
    );

    this.addSql(
      `alter table "delivery" add constraint "delivery_channel_check" check ("channel" in ('mail', 'sms'));`,
    );
    this.addSql(
      `alter table "delivery" add constraint "delivery_state_check" check ("state" in ('waiting', 'sent', 'failed'));`,
    );

    this.addSql(
      `alter table "restore" add constraint "restore_state_check" check ("state" in ('verifying', 'saving', 'restoring', 'done', 'failed'));`,
    );
    this.addSql(
      `alter table "restore" add constraint "restore_problem_check" check ("problem" in ('foreign', 'newer', 'cut-off', 'damaged', 'missing-file', 'storage-full', 'interrupted', 'unknown'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "restore" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "content_access" add constraint "content_access_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "api_key" cascade;`);
    this.addSql(`drop table if exists "backup" cascade;`);
    this.addSql(`drop table if exists "client_error" cascade;`);
    this.addSql(`drop table if exists "delivery" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "restore";`);
    this.addSql(`drop table if exists "restore" cascade;`);
    this.addSql(`drop table if exists "content_access" cascade;`);

    this.addSql(`drop index "audit_entry_noun_created_at_id_index";`);
    this.addSql(`drop index "audit_entry_actor_id_created_at_id_index";`);
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(`alter table "audit_entry" drop column "search_text";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed'));`,
    );

    this.addSql(`drop index "meeting_join_created_at_index";`);

    // Removes values that the previous constraints refuse.
    this.addSql(
      `update "feed_source" set "kind" = 'manual', "next_sync_at" = null where "kind" = 'twitter';`,
    );
    this.addSql(`update "feed_source" set "last_problem" = 'failure' where "last_problem" = 'key-refused';`);
    this.addSql(`alter table "feed_source" drop constraint "feed_source_kind_check";`);
    this.addSql(
      `alter table "feed_source" add constraint "feed_source_kind_check" check ("kind" in ('youtube', 'feed', 'manual'));`,
    );
    this.addSql(`alter table "feed_source" drop constraint "feed_source_last_problem_check";`);
    this.addSql(
      `alter table "feed_source" add constraint "feed_source_last_problem_check" check ("last_problem" in ('unreachable', 'timeout', 'too-large', 'refused-address', 'too-many-redirects', 'status', 'not-a-feed', 'no-channel', 'failure'));`,
    );
  }
}
