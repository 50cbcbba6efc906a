import { Migration } from '@mikro-orm/migrations';

/** Creates indexes for substring searches if pg_trgm is installed, in whichever schema. */
const WITH_TRIGRAMS = `do $$
  declare home name;
  begin
    select nspname into home from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace
      where opcname = 'gin_trgm_ops' limit 1;
    if home is null then return; end if;
    execute format('create index social_feed_item_search_index on social_feed_item using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index team_member_search_index on team_member using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index zoom_meeting_search_index on zoom_meeting using gin (search_text %I.gin_trgm_ops)', home);
  end $$;`;

export class Migration20261122230235_search_in_every_list extends Migration {
  override name = 'Migration20261122230235_search_in_every_list';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "social_feed_item" add "search_text" text generated always as (lower(title || chr(31) || description)) stored null;`,
    );

    this.addSql(
      `alter table "team_member" add "search_text" text generated always as (lower(name || chr(31) || title || chr(31) || coalesce(title_en, ''))) stored null;`,
    );

    this.addSql(
      `alter table "zoom_meeting" add "search_text" text generated always as (lower(title || chr(31) || coalesce(title_en, '') || chr(31) || description)) stored null;`,
    );
    this.addSql(WITH_TRIGRAMS);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "social_feed_item" drop column "search_text";`);

    this.addSql(`alter table "team_member" drop column "search_text";`);

    this.addSql(`alter table "zoom_meeting" drop column "search_text";`);
  }
}
