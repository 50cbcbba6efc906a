import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100943_content_and_people extends Migration {
  override name = 'Migration20261121100943_content_and_people';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "landing_content" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "section" text not null, "title" text not null, "content" text not null, "metadata" jsonb not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "landing_content_created_at_id_index" on "landing_content" ("created_at", "id");`,
    );

    this.addSql(
      `create table "social_feed_item" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "platform" text not null, "title" text not null, "description" text not null, "url" text not null, "is_live" boolean not null, "view_count" int not null, "engagement_count" int not null, "is_active" boolean not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "social_feed_item_created_at_id_index" on "social_feed_item" ("created_at", "id");`,
    );

    this.addSql(
      `create table "team_member" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text not null, "title" text not null, "title_en" text null, "bio" text not null, "bio_en" text null, "image_large" text null, "image_small" text null, "order" int not null, "is_active" boolean not null, primary key ("id"));`,
    );
    this.addSql(`create index "team_member_order_id_index" on "team_member" ("order", "id");`);

    this.addSql(
      `create table "team_resource" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" text not null, "description" text not null, "type" text not null, "url" text not null, "is_active" boolean not null, "download_count" int not null, primary key ("id"));`,
    );
    this.addSql(`create index "team_resource_title_id_index" on "team_resource" ("title", "id");`);
    this.addSql(`create index "team_resource_type_id_index" on "team_resource" ("type", "id");`);
    this.addSql(
      `create index "team_resource_download_count_id_index" on "team_resource" ("download_count", "id");`,
    );
    this.addSql(`create index "team_resource_created_at_id_index" on "team_resource" ("created_at", "id");`);

    this.addSql(
      `create table "content" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" text not null, "description" text not null, "type" text not null, "category" text not null, "visibility" text not null, "is_visible" boolean not null, "tags" text[] not null, "filename" text not null, "original_name" text not null, "mime_type" text not null, "file_size" bigint not null, "checksum" text not null, "download_count" int not null, "uploaded_by_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`alter table "content" add constraint "content_filename_unique" unique ("filename");`);
    this.addSql(`create index "content_created_at_id_index" on "content" ("created_at", "id");`);
    this.addSql(
      `create index "content_category_created_at_id_index" on "content" ("category", "created_at", "id");`,
    );
    this.addSql(`create index "content_title_id_index" on "content" ("title", "id");`);
    this.addSql(`create index "content_download_count_id_index" on "content" ("download_count", "id");`);

    this.addSql(
      `create table "zoom_meeting" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" text not null, "title_en" text null, "description" text not null, "description_en" text null, "category" text not null, "zoom_link" text not null, "days_of_week" jsonb not null, "time_slots" jsonb not null, "is_active" boolean not null, primary key ("id"));`,
    );
    this.addSql(`create index "zoom_meeting_created_at_id_index" on "zoom_meeting" ("created_at", "id");`);

    this.addSql(
      `alter table "landing_content" add constraint "landing_content_section_check" check ("section" in ('hero', 'about', 'mission', 'commitment', 'values', 'experience', 'services', 'contact', 'navigation'));`,
    );

    this.addSql(
      `alter table "social_feed_item" add constraint "social_feed_item_platform_check" check ("platform" in ('youtube', 'instagram', 'linkedin', 'twitter'));`,
    );

    this.addSql(
      `alter table "team_resource" add constraint "team_resource_type_check" check ("type" in ('meeting', 'handbook', 'tool', 'software', 'document'));`,
    );

    this.addSql(
      `alter table "content" add constraint "content_uploaded_by_id_foreign" foreign key ("uploaded_by_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "content" add constraint "content_type_check" check ("type" in ('pdf', 'video', 'image', 'presentation', 'excel', 'document'));`,
    );
    this.addSql(
      `alter table "content" add constraint "content_category_check" check ("category" in ('sales', 'marketing', 'training', 'documentation', 'resources', 'presentations', 'team'));`,
    );
    this.addSql(
      `alter table "content" add constraint "content_visibility_check" check ("visibility" in ('public', 'team', 'private'));`,
    );

    this.addSql(
      `alter table "zoom_meeting" add constraint "zoom_meeting_category_check" check ("category" in ('business', 'health', 'development'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "landing_content" cascade;`);
    this.addSql(`drop table if exists "social_feed_item" cascade;`);
    this.addSql(`drop table if exists "team_member" cascade;`);
    this.addSql(`drop table if exists "team_resource" cascade;`);
    this.addSql(`drop table if exists "content" cascade;`);
    this.addSql(`drop table if exists "zoom_meeting" cascade;`);
  }
}
