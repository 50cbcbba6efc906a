import { Migration } from '@mikro-orm/migrations';

export class Migration20261122080546_modules extends Migration {
  override name = 'Migration20261122080546_modules';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "channel_change" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "channel" text not null, "kind" text not null, "module" text null, "release_id" uuid null, "from_set_id" uuid null, "to_set_id" uuid not null, "share" int null, "reason" text null, "actor_id" text null, "actor_name" text null, primary key ("id"));`,
    );
    this.addSql(`create index "channel_change_channel_id_index" on "channel_change" ("channel", "id");`);

    this.addSql(
      `create table "load_failure_count" ("set_id" uuid not null, "release_id" uuid not null, "hour" timestamptz(3) not null, "reason" text not null, "outcome" text not null, "count" int not null, "last_at" timestamptz(3) not null, primary key ("set_id", "release_id", "hour", "reason", "outcome"));`,
    );
    this.addSql(`create index "load_failure_count_hour_index" on "load_failure_count" ("hour");`);

    this.addSql(
      `create table "module_token" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "name" text not null, "module" text not null, "may_activate" boolean not null, "hash" text not null, "last_four" text not null, "created_by_id" uuid not null, "created_by_name" text not null, "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`alter table "module_token" add constraint "module_token_hash_unique" unique ("hash");`);
    this.addSql(`create index "module_token_created_at_id_index" on "module_token" ("created_at", "id");`);

    this.addSql(
      `create table "release_channel" ("name" text not null, "active_set_id" uuid not null, "candidate_set_id" uuid null, "candidate_release_id" uuid null, "candidate_share" int not null default 0, "candidate_since" timestamptz(3) null, "version" int not null default 1, "changed_at" timestamptz(3) not null, primary key ("name"));`,
    );

    this.addSql(
      `create table "set_traffic" ("set_id" uuid not null, "hour" timestamptz(3) not null, "pages" int not null, primary key ("set_id", "hour"));`,
    );
    this.addSql(`create index "set_traffic_hour_index" on "set_traffic" ("hour");`);

    this.addSql(
      `create table "workspace_release" ("name" text not null, "release_id" uuid not null, primary key ("name"));`,
    );

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew'));`,
    );

    this.addSql(
      `alter table "release" add "origin" text not null default 'workspace', add "revision" text null, add "published_by" text null, add "published_by_id" uuid null, add "files" jsonb not null default '[]', add "size" bigint not null default '0', add "removed_at" timestamptz(3) null;`,
    );
    this.addSql(`create index "release_name_created_at_id_index" on "release" ("name", "created_at", "id");`);
    this.addSql(
      `alter table "release" add constraint "release_origin_check" check ("origin" in ('workspace', 'published'));`,
    );

    // Marks inactive releases as removed: their only copy was a folder on one server.
    this.addSql(
      `update "release" set "removed_at" = now() where not exists (select from "release_set" join "active_release_set" on "release_set"."id" = "release_set_id" where "release_ids" @> to_jsonb("release"."id"::text));`,
    );
    // Deletes inactive sets, which nothing references.
    this.addSql(
      `delete from "release_set" where "id" not in (select "release_set_id" from "active_release_set");`,
    );
    this.addSql(
      `alter table "release_set" add "fingerprint" text not null default '', add "proved_at" timestamptz(3) null, add "last_seen_at" timestamptz(3) null;`,
    );
    this.addSql(
      `update "release_set" set "fingerprint" = (select string_agg(member, ',' order by member) from jsonb_array_elements_text("release_ids") as members(member));`,
    );
    this.addSql(`alter table "release_set" alter column "fingerprint" drop default;`);
    this.addSql(
      `alter table "release_set" add constraint "release_set_fingerprint_unique" unique ("fingerprint");`,
    );
    this.addSql(`create index "release_set_created_at_id_index" on "release_set" ("created_at", "id");`);

    this.addSql(
      `alter table "channel_change" add constraint "channel_change_kind_check" check ("kind" in ('activated', 'rolled-back', 'set-activated', 'candidate-started', 'candidate-share', 'candidate-promoted', 'candidate-withdrawn', 'candidate-taken-back'));`,
    );
    this.addSql(
      `create function vitral_append_only() returns trigger language plpgsql as $$ begin raise exception '% is append-only', tg_table_name; end $$;`,
    );
    this.addSql(
      `create trigger vitral_append_only before update or delete on "channel_change" for each row execute function vitral_append_only();`,
    );

    this.addSql(
      `alter table "load_failure_count" add constraint "load_failure_count_reason_check" check ("reason" in ('missing', 'altered', 'slow', 'unreachable', 'broken', 'incompatible'));`,
    );
    this.addSql(
      `alter table "load_failure_count" add constraint "load_failure_count_outcome_check" check ("outcome" in ('failed', 'retried', 'fell-back'));`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "release_channel" for each statement execute function vitral_changed();`,
    );
    this.addSql(
      `insert into "release_channel" ("name", "active_set_id", "changed_at") select "channel", "release_set_id", "activated_at" from "active_release_set";`,
    );
    this.addSql(`drop trigger if exists "vitral_changed" on "active_release_set";`);
    this.addSql(`drop table if exists "active_release_set" cascade;`);

    this.addSql(
      `update "settings" set "document" = jsonb_set("document", '{notifications,mail,kinds}', "document" #> '{notifications,mail,kinds}' || '["module-failures"]') where jsonb_typeof("document" #> '{notifications,mail,kinds}') = 'array';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create table "active_release_set" ("activated_at" timestamptz(3) not null, "channel" text not null, "release_set_id" uuid not null, primary key ("channel"));`,
    );
    this.addSql(
      `insert into "active_release_set" select "changed_at", "name", "active_set_id" from "release_channel";`,
    );

    this.addSql(`drop trigger if exists "vitral_append_only" on "channel_change";`);
    this.addSql(`drop function vitral_append_only();`);
    this.addSql(`drop table if exists "channel_change" cascade;`);
    this.addSql(`drop table if exists "load_failure_count" cascade;`);
    this.addSql(`drop table if exists "module_token" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "release_channel";`);
    this.addSql(`drop table if exists "release_channel" cascade;`);
    this.addSql(`drop table if exists "set_traffic" cascade;`);
    this.addSql(`drop table if exists "workspace_release" cascade;`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed'));`,
    );

    this.addSql(`drop index "release_name_created_at_id_index";`);
    this.addSql(`alter table "release" drop constraint "release_origin_check";`);
    this.addSql(
      `alter table "release" drop column "origin", drop column "revision", drop column "published_by", drop column "published_by_id", drop column "files", drop column "size", drop column "removed_at";`,
    );

    this.addSql(`alter table "release_set" drop constraint "release_set_fingerprint_unique";`);
    this.addSql(`drop index "release_set_created_at_id_index";`);
    this.addSql(
      `alter table "release_set" drop column "fingerprint", drop column "proved_at", drop column "last_seen_at";`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "active_release_set" for each statement execute function vitral_changed();`,
    );
  }
}
