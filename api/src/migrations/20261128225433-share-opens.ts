import { Migration } from '@mikro-orm/migrations';

export class Migration20261128225433_share_opens extends Migration {
  override name = 'Migration20261128225433_share_opens';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "share_visitor" ("link_id" uuid not null, "digest" text not null, primary key ("link_id", "digest"));`,
    );

    this.addSql(
      `alter table "share_link" add "recipient" text null, add "language" text null, add "open_count" int not null default 0, add "visitor_count" int not null default 0, add "last_opened_at" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "share_link" add constraint "share_link_language_check" check ("language" in ('es', 'en', 'fr'));`,
    );

    this.addSql(
      `alter table "share_visitor" add constraint "share_visitor_link_id_foreign" foreign key ("link_id") references "share_link" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "share_visitor" cascade;`);

    this.addSql(`alter table "share_link" drop constraint "share_link_language_check";`);
    this.addSql(
      `alter table "share_link" drop column "recipient", drop column "language", drop column "open_count", drop column "visitor_count", drop column "last_opened_at";`,
    );
  }
}
