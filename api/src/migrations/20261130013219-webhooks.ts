import { Migration } from '@mikro-orm/migrations';

export class Migration20261130013219_webhooks extends Migration {
  override name = 'Migration20261130013219_webhooks';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhook" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text not null, "url" text not null, "events" jsonb not null, "is_active" boolean not null, "sealed_secret" text not null, "previous_sealed_secret" text null, "previous_secret_until" timestamptz(3) null, "failing_since" timestamptz(3) null, "failures" int not null default 0, "switched_off_at" timestamptz(3) null, primary key ("id"));`,
    );

    this.addSql(`alter table "delivery" drop constraint "delivery_channel_check";`);
    this.addSql(
      `alter table "delivery" add constraint "delivery_channel_check" check ("channel" in ('mail', 'sms', 'webhook'));`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "webhook" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "webhook";`);
    this.addSql(`drop function if exists "webhook_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "webhook" cascade;`);
    this.addSql(`delete from "delivery" where "channel" = 'webhook';`);

    this.addSql(`alter table "delivery" drop constraint "delivery_channel_check";`);
    this.addSql(
      `alter table "delivery" add constraint "delivery_channel_check" check ("channel" in ('mail', 'sms'));`,
    );
  }
}
