import { Migration } from '@mikro-orm/migrations';

/** Creates indexes for substring searches. Skipped if pg_trgm may not be installed; the extension may be in any schema. */
const WITH_TRIGRAMS = `do $$
  declare home name;
  begin
    begin
      create extension if not exists pg_trgm;
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'There is no pg_trgm: searches in long lists take longer';
    end;
    select nspname into home from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace
      where opcname = 'gin_trgm_ops' limit 1;
    if home is null then return; end if;
    execute format('create index account_search_index on account using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index audit_entry_search_index on audit_entry using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index client_error_search_index on client_error using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index contact_message_search_index on contact_message using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index content_search_index on content using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index delivery_search_index on delivery using gin (recipient %I.gin_trgm_ops)', home);
    execute format('create index team_resource_search_index on team_resource using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index testimonial_search_index on testimonial using gin (search_text %I.gin_trgm_ops)', home);
  end $$;`;

export class Migration20261122153751_lists_at_any_length extends Migration {
  override name = 'Migration20261122153751_lists_at_any_length';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "audit_entry_verb_created_at_id_index" on "audit_entry" ("verb", "created_at", "id");`,
    );
    this.addSql(`create index "audit_entry_item_id_index" on "audit_entry" ("item_id");`);
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "audit_entry" for each statement execute function vitral_changed();`,
    );

    this.addSql(`create index "backup_state_created_at_id_index" on "backup" ("state", "created_at", "id");`);
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "backup" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create index "channel_change_channel_module_id_index" on "channel_change" ("channel", "module", "id");`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "channel_change" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `alter table "client_error" add "search_text" text generated always as (lower(message || chr(31) || coalesce(stack, '') || chr(31) || page || chr(31) || coalesce(module, '') || chr(31) || coalesce(release, '') || chr(31) || browser)) stored null;`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "client_error" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create index "delivery_channel_created_at_id_index" on "delivery" ("channel", "created_at", "id");`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "delivery" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "release" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "release_set" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create index social_feed_item_listed_index on social_feed_item (created_at, id) where removed_at is null;`,
    );
    this.addSql(
      `create index social_feed_item_shown_index on social_feed_item (created_at, id) where is_active and removed_at is null;`,
    );
    this.addSql(
      `create index social_feed_item_hidden_index on social_feed_item (created_at, id) where not is_active and removed_at is null;`,
    );
    this.addSql(
      `create index social_feed_item_platform_index on social_feed_item (platform, created_at, id) where removed_at is null;`,
    );
    this.addSql(
      `create index social_feed_item_source_index on social_feed_item (source_id, created_at, id) where removed_at is null;`,
    );

    this.addSql(`create index team_member_shown_index on team_member ("order", id) where is_active;`);

    this.addSql(
      `create index "team_resource_type_title_id_index" on "team_resource" ("type", "title", "id");`,
    );
    this.addSql(`create index team_resource_shown_index on team_resource (title, id) where is_active;`);
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "team_resource" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create index "testimonial_rating_created_at_id_index" on "testimonial" ("rating", "created_at", "id");`,
    );
    this.addSql(`create index testimonial_shown_index on testimonial (created_at, id) where is_active;`);
    this.addSql(`create index testimonial_hidden_index on testimonial (created_at, id) where not is_active;`);
    this.addSql(`create index testimonial_language_index on testimonial ((coalesce(locale,
  case when "position" ~ '^[0-9]*[13579]$' then 'es' when "position" ~ '^[0-9]+$' then 'en' end)), created_at, id);`);

    this.addSql(`create index account_awaiting_index on account (created_at, id) where awaits_approval;`);
    this.addSql(`create index account_disabled_index on account (name, id) where not is_enabled;`);
    this.addSql(`create index account_invited_index on account (name, id) where not has_password;`);
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "account" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "landing_revision" for each statement execute function vitral_changed();`,
    );

    this.addSql(`create index "content_type_created_at_id_index" on "content" ("type", "created_at", "id");`);
    this.addSql(
      `create index "content_category_type_created_at_id_index" on "content" ("category", "type", "created_at", "id");`,
    );
    this.addSql(
      `create index "content_visibility_created_at_id_index" on "content" ("visibility", "created_at", "id");`,
    );
    this.addSql(`create index content_trash_index on content (updated_at, id) where deleted_at is not null;`);
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "content" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "share_link" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create index "contact_message_subject_created_at_id_index" on "contact_message" ("subject", "created_at", "id");`,
    );
    this.addSql(
      `create index contact_message_open_index on contact_message (created_at, id) where status <> 'answered';`,
    );
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "contact_message" for each statement execute function vitral_changed();`,
    );

    this.addSql(`create index zoom_meeting_shown_index on zoom_meeting (created_at, id) where is_active;`);

    this.addSql(WITH_TRIGRAMS);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "account_awaiting_index";`);
    this.addSql(`drop index "account_disabled_index";`);
    this.addSql(`drop index "account_invited_index";`);
    this.addSql(`drop index if exists "account_search_index";`);
    this.addSql(`drop trigger if exists "vitral_changed" on "account";`);

    this.addSql(`drop index "audit_entry_verb_created_at_id_index";`);
    this.addSql(`drop index "audit_entry_item_id_index";`);
    this.addSql(`drop index if exists "audit_entry_search_index";`);
    this.addSql(`drop trigger if exists "vitral_changed" on "audit_entry";`);

    this.addSql(`drop index "backup_state_created_at_id_index";`);
    this.addSql(`drop trigger if exists "vitral_changed" on "backup";`);

    this.addSql(`drop index "channel_change_channel_module_id_index";`);
    this.addSql(`drop trigger if exists "vitral_changed" on "channel_change";`);

    this.addSql(`drop index if exists "client_error_search_index";`);
    this.addSql(`drop trigger if exists "vitral_changed" on "client_error";`);
    this.addSql(`alter table "client_error" drop column "search_text";`);

    this.addSql(`drop index "contact_message_subject_created_at_id_index";`);
    this.addSql(`drop index "contact_message_open_index";`);
    this.addSql(`drop index if exists "contact_message_search_index";`);
    this.addSql(`drop trigger if exists "vitral_changed" on "contact_message";`);

    this.addSql(`drop index "content_type_created_at_id_index";`);
    this.addSql(`drop index "content_category_type_created_at_id_index";`);
    this.addSql(`drop index "content_visibility_created_at_id_index";`);
    this.addSql(`drop index "content_trash_index";`);
    this.addSql(`drop index if exists "content_search_index";`);
    this.addSql(`drop trigger if exists "vitral_changed" on "content";`);

    this.addSql(`drop index "delivery_channel_created_at_id_index";`);
    this.addSql(`drop index if exists "delivery_search_index";`);
    this.addSql(`drop trigger if exists "vitral_changed" on "delivery";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "landing_revision";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "release";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "release_set";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "share_link";`);

    this.addSql(`drop index "social_feed_item_listed_index";`);
    this.addSql(`drop index "social_feed_item_shown_index";`);
    this.addSql(`drop index "social_feed_item_hidden_index";`);
    this.addSql(`drop index "social_feed_item_platform_index";`);
    this.addSql(`drop index "social_feed_item_source_index";`);

    this.addSql(`drop index "team_member_shown_index";`);

    this.addSql(`drop index "team_resource_type_title_id_index";`);
    this.addSql(`drop index "team_resource_shown_index";`);
    this.addSql(`drop index if exists "team_resource_search_index";`);
    this.addSql(`drop trigger if exists "vitral_changed" on "team_resource";`);

    this.addSql(`drop index "testimonial_rating_created_at_id_index";`);
    this.addSql(`drop index "testimonial_shown_index";`);
    this.addSql(`drop index "testimonial_hidden_index";`);
    this.addSql(`drop index "testimonial_language_index";`);
    this.addSql(`drop index if exists "testimonial_search_index";`);

    this.addSql(`drop index "zoom_meeting_shown_index";`);
  }
}
