import { Migration } from '@mikro-orm/migrations';

export class Migration20261130080835_recovery_code_events extends Migration {
  override name = 'Migration20261130080835_recovery_code_events';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'renewed-recovery-codes', 'added-passkey', 'renamed-passkey', 'removed-passkey', 'linked-login', 'unlinked-login', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'approved', 'denied'));`,
    );

    this.addSql(`alter table "security_event" drop constraint "security_event_verb_check";`);
    this.addSql(
      `alter table "security_event" add constraint "security_event_verb_check" check ("verb" in ('logged-in', 'renewed-login', 'logged-out', 'ended-sessions', 'refused-login', 'locked-out', 'refused-code', 'refused-link', 'refused-access', 'copied-passkey', 'failure-burst', 'new-device', 'used-link', 'changed-password', 'changed-username', 'changed-email', 'changed-role', 'added-passkey', 'removed-passkey', 'linked-login', 'unlinked-login', 'secured', 'unsecured', 'renewed-recovery-codes'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`update "audit_entry" set "verb" = 'secured' where "verb" = 'renewed-recovery-codes';`);
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'added-passkey', 'renamed-passkey', 'removed-passkey', 'linked-login', 'unlinked-login', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'approved', 'denied'));`,
    );

    this.addSql(`delete from "security_event" where "verb" = 'renewed-recovery-codes';`);
    this.addSql(`alter table "security_event" drop constraint "security_event_verb_check";`);
    this.addSql(
      `alter table "security_event" add constraint "security_event_verb_check" check ("verb" in ('logged-in', 'renewed-login', 'logged-out', 'ended-sessions', 'refused-login', 'locked-out', 'refused-code', 'refused-link', 'refused-access', 'copied-passkey', 'failure-burst', 'new-device', 'used-link', 'changed-password', 'changed-username', 'changed-email', 'changed-role', 'added-passkey', 'removed-passkey', 'linked-login', 'unlinked-login', 'secured', 'unsecured'));`,
    );
  }
}
