import { Migration } from '@mikro-orm/migrations';

export class Migration20261129215244_passkeys extends Migration {
  override name = 'Migration20261129215244_passkeys';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "used_challenge" ("digest" text not null, "expires_at" timestamptz(3) not null, primary key ("digest"));`,
    );
    this.addSql(`create index "used_challenge_expires_at_index" on "used_challenge" ("expires_at");`);

    this.addSql(
      `create table "passkey" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "name" text not null, "credential_id" text not null, "public_key" text not null, "signature_count" bigint not null, "transports" jsonb not null, "is_backup_eligible" boolean not null, "is_backed_up" boolean not null, "last_used_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`,
    );
    this.addSql(`create index "passkey_user_id_index" on "passkey" ("user_id");`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'added-passkey', 'renamed-passkey', 'removed-passkey', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'approved', 'denied', 'refused-login', 'locked-out', 'refused-code', 'used-link', 'refused-link', 'refused-access', 'new-device', 'copied-passkey'));`,
    );

    this.addSql(`alter table "account" add "passkey_count" int not null default 0;`);

    this.addSql(
      `alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "used_challenge" cascade;`);
    this.addSql(`drop table if exists "passkey" cascade;`);

    this.addSql(`alter table "account" drop column "passkey_count";`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'approved', 'denied', 'refused-login', 'locked-out', 'refused-code', 'used-link', 'refused-link', 'refused-access', 'new-device'));`,
    );
  }
}
