import { Migration } from '@mikro-orm/migrations';

export class Migration20261129144043_device_logins extends Migration {
  override name = 'Migration20261129144043_device_logins';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "device_login" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "device_code_hash" text not null, "user_code_hash" text not null, "machine" text not null, "address" text not null, "module" text null, "may_activate" boolean not null, "may_preview" boolean not null, "may_promote" boolean not null default false, "state" text not null default 'pending', "approved_by_id" uuid null, "days" int null, "interval" int not null, "last_polled_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "device_login" add constraint "device_login_device_code_hash_unique" unique ("device_code_hash");`,
    );
    this.addSql(
      `alter table "device_login" add constraint "device_login_user_code_hash_unique" unique ("user_code_hash");`,
    );
    this.addSql(`create index "device_login_expires_at_index" on "device_login" ("expires_at");`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'approved', 'denied', 'refused-login', 'locked-out', 'refused-code', 'used-link', 'refused-link', 'refused-access', 'new-device'));`,
    );

    this.addSql(`alter table "module_token" add "is_device_login" boolean not null default false;`);

    this.addSql(
      `alter table "device_login" add constraint "device_login_state_check" check ("state" in ('pending', 'approved', 'denied'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "device_login" cascade;`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'refused-login', 'locked-out', 'refused-code', 'used-link', 'refused-link', 'refused-access', 'new-device'));`,
    );

    this.addSql(`alter table "module_token" drop column "is_device_login";`);
  }
}
