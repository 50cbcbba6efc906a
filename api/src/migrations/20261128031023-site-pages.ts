import { Migration } from '@mikro-orm/migrations';
import { createSearchIndex } from '../platform/entities/columns.ts';

export class Migration20261128031023_site_pages extends Migration {
  override name = 'Migration20261128031023_site_pages';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "site_page" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "title" text collate "und-x-icu" not null, "slug" text not null, "draft" jsonb null, "is_published" boolean not null, "publish_at" timestamptz(3) null, "unpublish_at" timestamptz(3) null, "failure" text null, "edited_by_id" uuid null, "search_text" text generated always as (lower(title || chr(31) || slug)) stored null, primary key ("id"));`,
    );
    this.addSql(`create index "site_page_updated_at_id_index" on "site_page" ("updated_at", "id");`);
    this.addSql(`create index "site_page_title_id_index" on "site_page" ("title", "id");`);
    this.addSql(createSearchIndex('site_page'));

    this.addSql(
      `create table "site_page_revision" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "page_id" uuid not null, "content" jsonb not null, "published_by_id" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `create index "site_page_revision_page_id_created_at_id_index" on "site_page_revision" ("page_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "site_page_publication" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "page_id" uuid not null, "content" jsonb not null, "former_slugs" text[] not null, "published_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "site_page_publication" add constraint "site_page_publication_page_id_unique" unique ("page_id");`,
    );

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'scheduled', 'unpublished', 'refused-login', 'locked-out', 'refused-code', 'used-link', 'refused-link', 'refused-access', 'new-device'));`,
    );

    this.addSql(
      `alter table "site_page" add constraint "site_page_edited_by_id_foreign" foreign key ("edited_by_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "site_page" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "site_page_revision" add constraint "site_page_revision_page_id_foreign" foreign key ("page_id") references "site_page" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "site_page_revision" add constraint "site_page_revision_published_by_id_foreign" foreign key ("published_by_id") references "account" ("id") on delete set null;`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "site_page_revision" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "site_page_publication" add constraint "site_page_publication_page_id_foreign" foreign key ("page_id") references "site_page" ("id") on delete cascade;`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "site_page_publication" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "site_page_revision" drop constraint "site_page_revision_page_id_foreign";`);
    this.addSql(
      `alter table "site_page_publication" drop constraint "site_page_publication_page_id_foreign";`,
    );

    this.addSql(`drop trigger if exists "vitral_changed" on "site_page";`);
    this.addSql(`drop function if exists "site_page_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "site_page" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "site_page_revision";`);
    this.addSql(`drop function if exists "site_page_revision_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "site_page_revision" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "site_page_publication";`);
    this.addSql(`drop function if exists "site_page_publication_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "site_page_publication" cascade;`);

    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_verb_check";`);
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_verb_check" check ("verb" in ('created', 'updated', 'deleted', 'activated', 'deactivated', 'logged-in', 'published', 'restored', 'shared', 'revoked', 'invited', 'reset', 'registered', 'moved', 'answered', 'exported', 'changed-password', 'ended-sessions', 'secured', 'unsecured', 'cancelled', 'refreshed', 'downloaded', 'uploaded', 'tested', 'retried', 'failed', 'rolled-back', 'overrode', 'withdrew', 'refused-login', 'locked-out', 'refused-code', 'used-link', 'refused-link', 'refused-access', 'new-device'));`,
    );
  }
}
