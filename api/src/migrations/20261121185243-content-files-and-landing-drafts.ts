import { Migration } from '@mikro-orm/migrations';

export class Migration20261121185243_content_files_and_landing_drafts extends Migration {
  override name = 'Migration20261121185243_content_files_and_landing_drafts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "landing_revision" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "section" text not null, "title" text not null, "content" text not null, "metadata" jsonb not null, "published_by_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `create index "landing_revision_section_created_at_id_index" on "landing_revision" ("section", "created_at", "id");`,
    );

    this.addSql(
      `create table "landing_draft" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "section" text not null, "title" text not null, "content" text not null, "metadata" jsonb not null, "based_on" int not null, "edited_by_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "landing_draft" add constraint "landing_draft_section_unique" unique ("section");`,
    );

    this.addSql(
      `create table "upload_key" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "key" text not null, "content_id" uuid not null, "digest" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "upload_key_created_at_index" on "upload_key" ("created_at");`);
    this.addSql(
      `alter table "upload_key" add constraint "upload_key_user_id_key_unique" unique ("user_id", "key");`,
    );

    this.addSql(
      `create table "share_link" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "content_id" uuid not null, "created_by_id" uuid null, "expires_at" timestamptz(3) null, "password_hash" text null, "revoked_at" timestamptz(3) null, "download_count" int not null default 0, "last_download_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "share_link_content_id_created_at_id_index" on "share_link" ("content_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "content_variant" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "content_id" uuid not null, "shape" text not null, "width" int not null, "mime_type" text not null, "filename" text not null, "file_size" bigint not null, "checksum" text not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "content_variant" add constraint "content_variant_filename_unique" unique ("filename");`,
    );
    this.addSql(
      `create index "content_variant_content_id_shape_width_index" on "content_variant" ("content_id", "shape", "width");`,
    );

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked'));`,
    );

    this.addSql(
      `alter table "content" add "former_filenames" text[] not null default '{}', add "width" int null, add "height" int null, add "focal_x" smallint not null default 50, add "focal_y" smallint not null default 50, add "deleted_at" timestamptz(3) null;`,
    );
    this.addSql(`create index "content_former_filenames_index" on "content" using gin ("former_filenames");`);

    this.addSql(
      `alter table "landing_revision" add constraint "landing_revision_published_by_id_foreign" foreign key ("published_by_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "landing_revision" add constraint "landing_revision_section_check" check ("section" in ('hero', 'about', 'mission', 'commitment', 'values', 'experience', 'services', 'contact', 'navigation'));`,
    );

    this.addSql(
      `alter table "landing_draft" add constraint "landing_draft_edited_by_id_foreign" foreign key ("edited_by_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "landing_draft" add constraint "landing_draft_section_check" check ("section" in ('hero', 'about', 'mission', 'commitment', 'values', 'experience', 'services', 'contact', 'navigation'));`,
    );

    this.addSql(
      `alter table "upload_key" add constraint "upload_key_user_id_foreign" foreign key ("user_id") references "account" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "upload_key" add constraint "upload_key_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "share_link" add constraint "share_link_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "share_link" add constraint "share_link_created_by_id_foreign" foreign key ("created_by_id") references "account" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "content_variant" add constraint "content_variant_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "content_variant" add constraint "content_variant_shape_check" check ("shape" in ('scaled', 'square'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "landing_revision" cascade;`);
    this.addSql(`drop table if exists "landing_draft" cascade;`);
    this.addSql(`drop table if exists "upload_key" cascade;`);
    this.addSql(`drop table if exists "share_link" cascade;`);
    this.addSql(`drop table if exists "content_variant" cascade;`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published'));`,
    );

    this.addSql(`drop index "content_former_filenames_index";`);
    this.addSql(
      `alter table "content" drop column "former_filenames", drop column "width", drop column "height", drop column "focal_x", drop column "focal_y", drop column "deleted_at";`,
    );
  }
}
