import { Migration } from '@mikro-orm/migrations';

export class Migration20261123133400_security_events extends Migration {
  override name = 'Migration20261123133400_security_events';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(`alter table "audit_entry" add "window_key" text null;`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_window_key_unique" unique ("window_key");`,
    );
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'refused-login', 'locked-out', 'refused-code', 'used-link', 'refused-link', 'refused-access', 'new-device'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_window_key_unique";`);
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(`alter table "audit_entry" drop column "window_key";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew'));`,
    );
  }
}
