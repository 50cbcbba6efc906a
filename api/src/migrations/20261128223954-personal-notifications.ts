import { Migration } from '@mikro-orm/migrations';

export class Migration20261128223954_personal_notifications extends Migration {
  override name = 'Migration20261128223954_personal_notifications';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "personal_notification" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "account_id" uuid not null, "kind" text not null, "noun" text not null, "item_id" uuid not null, "actor_name" text null, "read_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "personal_notification_account_id_created_at_id_index" on "personal_notification" ("account_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "personal_notification_created_at_index" on "personal_notification" ("created_at");`,
    );
    this.addSql(`create index "personal_notification_item_id_index" on "personal_notification" ("item_id");`);
    this.addSql(
      `create index personal_notification_unread_index on personal_notification (account_id, id) where read_at is null;`,
    );

    this.addSql(
      `alter table "personal_notification" add constraint "personal_notification_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "personal_notification" add constraint "personal_notification_kind_check" check ("kind" in ('assigned', 'mentioned', 'reply-failed'));`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "personal_notification" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "personal_notification";`);
    this.addSql(`drop function if exists "personal_notification_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "personal_notification" cascade;`);
  }
}
