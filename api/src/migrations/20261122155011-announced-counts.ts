import { Migration } from '@mikro-orm/migrations';

export class Migration20261122155011_announced_counts extends Migration {
  override name = 'Migration20261122155011_announced_counts';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "landing_content_section_created_at_id_index" on "landing_content" ("section", "created_at", "id");`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "load_failure_count" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "set_traffic" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "resource_access" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "content_access" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "meeting_join" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "content_access";`);

    this.addSql(`drop index "landing_content_section_created_at_id_index";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "load_failure_count";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "meeting_join";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "resource_access";`);

    this.addSql(`drop trigger if exists "vitral_changed" on "set_traffic";`);
  }
}
