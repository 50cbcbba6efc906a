import { Migration } from '@mikro-orm/migrations';

export class Migration20261128221449_contact_replies extends Migration {
  override name = 'Migration20261128221449_contact_replies';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "contact_reply" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "contact_message_id" uuid not null, "subject" text not null, "text" text not null, "author_id" uuid null, "author_name" text not null, "delivery" uuid null, "state" text not null default 'waiting', "problem" text null, "sent_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "contact_reply_contact_message_id_created_at_id_index" on "contact_reply" ("contact_message_id", "created_at", "id");`,
    );
    this.addSql(`create index "contact_reply_delivery_index" on "contact_reply" ("delivery");`);

    this.addSql(
      `alter table "contact_reply" add constraint "contact_reply_contact_message_id_foreign" foreign key ("contact_message_id") references "contact_message" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "contact_reply" add constraint "contact_reply_author_id_foreign" foreign key ("author_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "contact_reply" add constraint "contact_reply_state_check" check ("state" in ('waiting', 'sent', 'failed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "contact_reply" cascade;`);
  }
}
