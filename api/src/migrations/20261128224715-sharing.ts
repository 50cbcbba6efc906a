import { Migration } from '@mikro-orm/migrations';

export class Migration20261128224715_sharing extends Migration {
  override name = 'Migration20261128224715_sharing';

  override up(): void | Promise<void> {
    this.addSql(`alter table "share_link" add "opens_private" boolean not null default true;`);
    this.addSql(
      `create index "share_link_created_by_id_created_at_id_index" on "share_link" ("created_by_id", "created_at", "id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "share_link_created_by_id_created_at_id_index";`);
    this.addSql(`alter table "share_link" drop column "opens_private";`);
  }
}
