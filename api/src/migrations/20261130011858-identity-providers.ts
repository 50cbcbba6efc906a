import { Migration } from '@mikro-orm/migrations';

export class Migration20261130011858_identity_providers extends Migration {
  override name = 'Migration20261130011858_identity_providers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "identity_provider" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text collate "und-x-icu" not null, "issuer" text not null, "client_id" text not null, "sealed_client_secret" text not null, "scopes" text not null, "is_active" boolean not null, "links_by_email" boolean not null, "creates_accounts" boolean not null, "role_rules" jsonb not null, "default_role" text null, primary key ("id"));`,
    );
    this.addSql(`create index "identity_provider_name_id_index" on "identity_provider" ("name", "id");`);

    this.addSql(
      `create table "linked_identity" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "provider_id" uuid not null, "subject" text not null, "user_id" uuid not null, "email" text null, "last_used_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "linked_identity_user_id_index" on "linked_identity" ("user_id");`);
    this.addSql(
      `alter table "linked_identity" add constraint "linked_identity_provider_id_subject_unique" unique ("provider_id", "subject");`,
    );

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'added-passkey', 'renamed-passkey', 'removed-passkey', 'linked-login', 'unlinked-login', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'approved', 'denied'));`,
    );

    this.addSql(`alter table "security_event" drop constraint "security_event_verb_check";`);
    this.addSql(
      `alter table "security_event" add constraint "security_event_verb_check" check ("verb" in ('logged-in', 'renewed-login', 'logged-out', 'ended-sessions', 'refused-login', 'locked-out', 'refused-code', 'refused-link', 'refused-access', 'copied-passkey', 'failure-burst', 'new-device', 'used-link', 'changed-password', 'changed-username', 'changed-email', 'changed-role', 'added-passkey', 'removed-passkey', 'linked-login', 'unlinked-login', 'secured', 'unsecured'));`,
    );
    this.addSql(`alter table "security_event" drop constraint "security_event_method_check";`);
    this.addSql(
      `alter table "security_event" add constraint "security_event_method_check" check ("method" in ('password', 'password-and-code', 'password-and-passkey', 'passkey', 'provider'));`,
    );

    this.addSql(
      `alter table "account" add "is_break_glass" boolean not null default false, add "is_email_unverified" boolean not null default false;`,
    );

    // Accounts of earlier registrations, as far as the audit log goes back.
    this.addSql(
      `update "account" set "is_email_unverified" = true where "email" is not null and exists (
        select from "audit_entry" where "noun" = 'users' and "verb" = 'registered' and "item_id" = "account"."id"::text);`,
    );
    // Not in the snapshot, which leaves the table of sessions out.
    this.addSql(
      `create index "session_provider_index" on "session" ((sess #>> '{providerSession,provider}'))
        where sess #>> '{providerSession,provider}' is not null;`,
    );

    this.addSql(
      `alter table "identity_provider" add constraint "identity_provider_default_role_check" check ("default_role" in ('user', 'manager', 'admin'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "identity_provider" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "linked_identity" add constraint "linked_identity_provider_id_foreign" foreign key ("provider_id") references "identity_provider" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "linked_identity" add constraint "linked_identity_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "session_provider_index";`);
    this.addSql(`alter table "linked_identity" drop constraint "linked_identity_provider_id_foreign";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "identity_provider";`);
    this.addSql(`drop function if exists "identity_provider_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "identity_provider" cascade;`);
    this.addSql(`drop table if exists "linked_identity" cascade;`);

    this.addSql(`delete from "security_event" where "verb" in ('linked-login', 'unlinked-login');`);
    this.addSql(`alter table "security_event" drop constraint "security_event_verb_check";`);
    this.addSql(
      `alter table "security_event" add constraint "security_event_verb_check" check ("verb" in ('logged-in', 'renewed-login', 'logged-out', 'ended-sessions', 'refused-login', 'locked-out', 'refused-code', 'refused-link', 'refused-access', 'copied-passkey', 'failure-burst', 'new-device', 'used-link', 'changed-password', 'changed-username', 'changed-email', 'changed-role', 'added-passkey', 'removed-passkey', 'secured', 'unsecured'));`,
    );
    this.addSql(`alter table "security_event" drop constraint "security_event_method_check";`);
    this.addSql(`update "security_event" set "method" = null where "method" = 'provider';`);
    this.addSql(
      `alter table "security_event" add constraint "security_event_method_check" check ("method" in ('password', 'password-and-code', 'password-and-passkey', 'passkey'));`,
    );

    this.addSql(`alter table "account" drop column "is_break_glass", drop column "is_email_unverified";`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'added-passkey', 'renamed-passkey', 'removed-passkey', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'approved', 'denied'));`,
    );
  }
}
