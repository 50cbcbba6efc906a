import { Migration } from '@mikro-orm/migrations';

export class Migration20261128231621_share_leads extends Migration {
  override name = 'Migration20261128231621_share_leads';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "share_lead" ("link_id" uuid not null, "key" text not null, "message_id" uuid not null, primary key ("link_id", "key"));`,
    );
    this.addSql(
      `alter table "share_lead" add constraint "share_lead_message_id_unique" unique ("message_id");`,
    );

    this.addSql(
      `alter table "share_link" add "has_form" boolean not null default true, add "lead_count" int not null default 0;`,
    );

    this.addSql(`alter table "contact_message" drop constraint "contact_message_kind_check";`);
    this.addSql(`alter table "contact_message" add "shared_title" text null;`);
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_kind_check" check ("kind" in ('message', 'join', 'lead'));`,
    );

    this.addSql(
      `alter table "share_lead" add constraint "share_lead_link_id_foreign" foreign key ("link_id") references "share_link" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "share_lead" add constraint "share_lead_message_id_foreign" foreign key ("message_id") references "contact_message" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "share_lead" cascade;`);

    this.addSql(`delete from "contact_message" where "kind" = 'lead';`);
    this.addSql(`alter table "contact_message" drop constraint "contact_message_kind_check";`);
    this.addSql(`alter table "contact_message" drop column "shared_title";`);
    this.addSql(
      `alter table "contact_message" add constraint "contact_message_kind_check" check ("kind" in ('message', 'join'));`,
    );

    this.addSql(`alter table "share_link" drop column "has_form", drop column "lead_count";`);
  }
}
