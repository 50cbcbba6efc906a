import { Migration } from '@mikro-orm/migrations';

/** Dropping a column drops its index. Skipped without pg_trgm, which may be in any schema. */
const CREATE_SEARCH_INDEXES = `do $$
  declare home text;
  begin
    select nspname into home from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace
      where opcname = 'gin_trgm_ops' limit 1;
    if home is null then return; end if;
    execute format('create index team_member_search_index on team_member using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index zoom_meeting_search_index on zoom_meeting using gin (search_text %I.gin_trgm_ops)', home);
  end
$$;`;

export class Migration20261128001455_french_content extends Migration {
  override name = 'Migration20261128001455_french_content';

  override up(): void | Promise<void> {
    this.addSql(`alter table "team_member" drop column "search_text";`);
    this.addSql(
      `alter table "team_member" add "title_fr" text null, add "bio_fr" text null, add "search_text" text generated always as (lower(name || chr(31) || title || chr(31) || coalesce(title_en, '') || chr(31) || coalesce(title_fr, ''))) stored null;`,
    );

    this.addSql(`alter table "testimonial" drop constraint "testimonial_locale_check";`);
    this.addSql(
      `alter table "testimonial" add constraint "testimonial_locale_check" check ("locale" in ('es', 'en', 'fr'));`,
    );

    this.addSql(`alter table "zoom_meeting" drop column "search_text";`);
    this.addSql(
      `alter table "zoom_meeting" add "title_fr" text null, add "description_fr" text null, add "search_text" text generated always as (lower(title || chr(31) || coalesce(title_en, '') || chr(31) || coalesce(title_fr, '') || chr(31) || description)) stored null;`,
    );

    this.addSql(`alter table "meeting_exception" add "reason_fr" text null;`);
    this.addSql(CREATE_SEARCH_INDEXES);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "meeting_exception" drop column "reason_fr";`);

    this.addSql(
      `alter table "team_member" drop column "title_fr", drop column "bio_fr", drop column "search_text";`,
    );
    this.addSql(
      `alter table "team_member" add "search_text" text generated always as (lower(name || chr(31) || title || chr(31) || coalesce(title_en, ''))) stored null;`,
    );

    this.addSql(`update "testimonial" set "locale" = null where "locale" = 'fr';`);
    this.addSql(`alter table "testimonial" drop constraint "testimonial_locale_check";`);
    this.addSql(
      `alter table "testimonial" add constraint "testimonial_locale_check" check ("locale" in ('es', 'en'));`,
    );

    this.addSql(
      `alter table "zoom_meeting" drop column "title_fr", drop column "description_fr", drop column "search_text";`,
    );
    this.addSql(
      `alter table "zoom_meeting" add "search_text" text generated always as (lower(title || chr(31) || coalesce(title_en, '') || chr(31) || description)) stored null;`,
    );
    this.addSql(CREATE_SEARCH_INDEXES);
  }
}
