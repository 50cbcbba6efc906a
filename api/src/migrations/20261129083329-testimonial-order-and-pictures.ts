import { Migration } from '@mikro-orm/migrations';

export class Migration20261129083329_testimonial_order_and_pictures extends Migration {
  override name = 'Migration20261129083329_testimonial_order_and_pictures';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "import_progress" ("import_id" uuid not null, "done" int not null, primary key ("import_id"));`,
    );

    this.addSql(
      `create table "testimonial_picture" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "testimonial_id" uuid not null, "bytes" bytea not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "testimonial_picture" add constraint "testimonial_picture_testimonial_id_unique" unique ("testimonial_id");`,
    );

    this.addSql(`alter table "testimonial" add "pinned_place" int null;`);
    this.addSql(
      `create index testimonial_first_index on testimonial (pinned_place, created_at desc, id desc) where is_active;`,
    );
    this.addSql(`create index testimonial_first_language_index on testimonial ((coalesce(locale,
  case when "position" ~ '^[0-9]*[13579]$' then 'es' when "position" ~ '^[0-9]+$' then 'en' end)), pinned_place, created_at desc, id desc) where is_active;`);
    this.addSql(
      `create index testimonial_pinned_index on testimonial (pinned_place) where pinned_place is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "import_progress" cascade;`);
    this.addSql(`drop table if exists "testimonial_picture" cascade;`);

    this.addSql(`drop index "testimonial_first_index";`);
    this.addSql(`drop index "testimonial_first_language_index";`);
    this.addSql(`drop index "testimonial_pinned_index";`);
    this.addSql(`alter table "testimonial" drop column "pinned_place";`);
  }
}
