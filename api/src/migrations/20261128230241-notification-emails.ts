import { Migration } from '@mikro-orm/migrations';

export class Migration20261128230241_notification_emails extends Migration {
  override name = 'Migration20261128230241_notification_emails';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "account" add "notification_emails" text not null default 'none', add "summarized_on" date null;`,
    );
    this.addSql(
      `alter table "account" add constraint "account_notification_emails_check" check ("notification_emails" in ('none', 'at-once', 'daily'));`,
    );

    this.addSql(`alter table "personal_notification" add "emailed_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "account" drop constraint "account_notification_emails_check";`);
    this.addSql(`alter table "account" drop column "notification_emails", drop column "summarized_on";`);

    this.addSql(`alter table "personal_notification" drop column "emailed_at";`);
  }
}
