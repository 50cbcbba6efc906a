import { createSearchIndex } from '../platform/entities/columns.ts';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261130011458_security_event_table extends Migration {
  override name = 'Migration20261130011458_security_event_table';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "security_event" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "last_at" timestamptz(3) not null, "verb" text not null, "method" text null, "count" int not null, "account_id" uuid null, "account_name" text null, "actor_id" uuid null, "actor_name" text null, "browser" text null, "system" text null, "networks" text[] not null, "is_shortened" boolean not null default false, "request_id" text null, "window_key" text null, "search_text" text generated always as (regexp_replace(normalize(lower(coalesce(account_name, '')), nfd), '[\\u0300-\\u036f]', '', 'g')) stored null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "security_event" add constraint "security_event_window_key_unique" unique ("window_key");`,
    );
    this.addSql(
      `create index "security_event_created_at_id_index" on "security_event" ("created_at", "id");`,
    );
    this.addSql(
      `create index "security_event_verb_created_at_id_index" on "security_event" ("verb", "created_at", "id");`,
    );
    this.addSql(
      `create index "security_event_account_id_created_at_id_index" on "security_event" ("account_id", "created_at", "id");`,
    );
    this.addSql(createSearchIndex('security_event'));
    this.addSql(`create index security_event_networks_index on security_event using gin (networks);`);
    this.addSql(
      `create index security_event_unshortened_index on security_event (last_at) where not is_shortened;`,
    );

    this.addSql(
      `insert into "security_event" ("created_at", "last_at", "verb", "count", "account_id", "account_name", "networks", "is_shortened", "request_id")
       select "created_at", "created_at", "verb", coalesce(("changes" #>> '{after,count}')::int, 1), "item_id"::uuid, "item_name", '{}', true, "request_id"
       from "audit_entry" where "noun" = 'security' order by "id";`,
    );
    this.addSql(`delete from "audit_entry" where "noun" = 'security';`);
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_window_key_unique";`);
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(`alter table "audit_entry" drop column "window_key";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'added-passkey', 'renamed-passkey', 'removed-passkey', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'approved', 'denied'));`,
    );

    this.addSql(
      `alter table "security_event" add constraint "security_event_verb_check" check ("verb" in ('logged-in', 'renewed-login', 'logged-out', 'ended-sessions', 'refused-login', 'locked-out', 'refused-code', 'refused-link', 'refused-access', 'copied-passkey', 'failure-burst', 'new-device', 'used-link', 'changed-password', 'changed-username', 'changed-email', 'changed-role', 'added-passkey', 'removed-passkey', 'secured', 'unsecured'));`,
    );
    this.addSql(
      `alter table "security_event" add constraint "security_event_method_check" check ("method" in ('password', 'password-and-code', 'password-and-passkey', 'passkey'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "security_event" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "security_event";`);
    this.addSql(`drop function if exists "security_event_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "security_event" cascade;`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(`alter table "audit_entry" add "window_key" text null;`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_window_key_unique" unique ("window_key");`,
    );
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'added-passkey', 'renamed-passkey', 'removed-passkey', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'approved', 'denied', 'refused-login', 'locked-out', 'refused-code', 'used-link', 'refused-link', 'refused-access', 'new-device', 'copied-passkey'));`,
    );
  }
}
