import { Migration } from '@mikro-orm/migrations';

export class Migration20261121135919_contact_messages extends Migration {
  override name = 'Migration20261121135919_contact_messages';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "contact_message" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "name" text not null, "email" text not null, "phone" text null, "subject" text not null, "message" text not null, "language" text not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "contact_message_created_at_id_index" on "contact_message" ("created_at", "id");`,
    );

    this.addSql(
      `alter table "contact_message" add constraint "contact_message_subject_check" check ("subject" in ('general', 'business', 'support', 'partnership', 'other'));`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_language_check" check ("language" in ('es', 'en', 'fr'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "contact_message" cascade;`);
  }
}
