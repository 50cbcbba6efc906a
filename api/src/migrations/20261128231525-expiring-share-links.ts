import { Migration } from '@mikro-orm/migrations';

export class Migration20261128231525_expiring_share_links extends Migration {
  override name = 'Migration20261128231525_expiring_share_links';

  override up(): void | Promise<void> {
    this.addSql(
      `create index share_link_expiring_index on share_link (expires_at, id) where revoked_at is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "share_link_expiring_index";`);
  }
}
