import { Migration } from '@mikro-orm/migrations';

export class Migration20261121142844_announcements extends Migration {
  override name = 'Migration20261121142844_announcements';

  override up(): void | Promise<void> {
    this.addSql(
      `create function vitral_changed() returns trigger language plpgsql as $$ begin perform pg_notify('vitral_changes', tg_table_name); return null; end $$;`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "active_release_set" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "landing_content" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "site_config" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "social_feed_item" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "team_member" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "testimonial" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "zoom_meeting" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop function vitral_changed() cascade;`);
  }
}
