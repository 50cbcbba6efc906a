import { Migration } from '@mikro-orm/migrations';

export class Migration20261129051339_kits extends Migration {
  override name = 'Migration20261129051339_kits';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "share_link_item" ("link_id" uuid not null, "content_id" uuid not null, "position" smallint not null, "download_count" int not null default 0, primary key ("link_id", "content_id"));`,
    );
    this.addSql(
      `insert into "share_link_item" ("link_id", "content_id", "position", "download_count") select "id", "content_id", 0, "download_count" from "share_link";`,
    );
    this.addSql(
      `create index "share_link_item_content_id_link_id_index" on "share_link_item" ("content_id", "link_id");`,
    );
    this.addSql(
      `alter table "share_link_item" add constraint "share_link_item_link_id_foreign" foreign key ("link_id") references "share_link" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "share_link_item" add constraint "share_link_item_content_id_foreign" foreign key ("content_id") references "content" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(`alter table "share_link" drop constraint "share_link_content_id_foreign";`);
    this.addSql(`drop index "share_link_content_id_created_at_id_index";`);
    this.addSql(`alter table "share_link" drop column "content_id";`);
    this.addSql(
      `alter table "share_link" add "updated_at" timestamptz(3) null, add "version" int not null default 1, add "title" text null, add "message" text null;`,
    );
    this.addSql(`update "share_link" set "updated_at" = "created_at";`);
    this.addSql(`alter table "share_link" alter column "updated_at" set not null;`);

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "share_link_item" for each statement execute function vitral_changed();`,
    );
    // The lock lets the second of two parallel deletions see the first.
    this.addSql(
      `create function vitral_delete_empty_share_link() returns trigger language plpgsql as $$ begin
         perform from share_link where id = old.link_id for update;
         delete from share_link where id = old.link_id
           and not exists (select from share_link_item where link_id = old.link_id);
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger vitral_delete_empty_share_link after delete on "share_link_item" for each row execute function vitral_delete_empty_share_link();`,
    );
  }

  /** Links keep their first item. */
  override down(): void | Promise<void> {
    this.addSql(`alter table "share_link" add "content_id" uuid null;`);
    this.addSql(
      `update "share_link" set "content_id" = (select "content_id" from "share_link_item" where "link_id" = "share_link"."id" order by "position", "content_id" limit 1);`,
    );
    this.addSql(`alter table "share_link" alter column "content_id" set not null;`);
    this.addSql(
      `alter table "share_link" add constraint "share_link_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`,
    );
    this.addSql(
      `create index "share_link_content_id_created_at_id_index" on "share_link" ("content_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "share_link" drop column "updated_at", drop column "version", drop column "title", drop column "message";`,
    );
    this.addSql(`drop table "share_link_item";`);
    this.addSql(`drop function vitral_delete_empty_share_link();`);
  }
}
