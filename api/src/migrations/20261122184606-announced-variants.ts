import { Migration } from '@mikro-orm/migrations';

export class Migration20261122184606_announced_variants extends Migration {
  override name = 'Migration20261122184606_announced_variants';

  override up(): void | Promise<void> {
    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "content_variant" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "content_variant";`);
  }
}
