import { Migration } from '@mikro-orm/migrations';

/** Existing rows are messages. */
export class Migration20261128101355_join_requests extends Migration {
  override name = 'Migration20261128101355_join_requests';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "contact_message" add "kind" text not null default 'message', add "country" text null, add "source" text null, add "invited_by" text null, add "assignee_id" uuid null;`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_assignee_id_foreign" foreign key ("assignee_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(`alter table "contact_message" alter column "subject" drop not null;`);
    this.addSql(
      `create index "contact_message_kind_created_at_id_index" on "contact_message" ("kind", "created_at", "id");`,
    );
    this.addSql(
      `create index "contact_message_assignee_id_created_at_id_index" on "contact_message" ("assignee_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_kind_check" check ("kind" in ('message', 'join'));`,
    );
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_source_check" check ("source" in ('friend', 'social-network', 'event', 'search', 'other'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "contact_message" drop constraint "contact_message_assignee_id_foreign";`);

    this.addSql(`drop index "contact_message_kind_created_at_id_index";`);
    this.addSql(`drop index "contact_message_assignee_id_created_at_id_index";`);
    this.addSql(`alter table "contact_message" drop constraint "contact_message_kind_check";`);
    this.addSql(`alter table "contact_message" drop constraint "contact_message_source_check";`);
    this.addSql(
      `alter table "contact_message" drop column "kind", drop column "country", drop column "source", drop column "invited_by", drop column "assignee_id";`,
    );
    this.addSql(`update "contact_message" set "subject" = 'other' where "subject" is null;`);
    this.addSql(`alter table "contact_message" alter column "subject" set not null;`);
  }
}
