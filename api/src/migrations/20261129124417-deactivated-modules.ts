import { Migration } from '@mikro-orm/migrations';

export class Migration20261129124417_deactivated_modules extends Migration {
  override name = 'Migration20261129124417_deactivated_modules';

  override up(): void | Promise<void> {
    this.addSql(`alter table "channel_change" drop constraint "channel_change_kind_check";`);
    this.addSql(
      `alter table "channel_change" add constraint "channel_change_kind_check" check ("kind" in ('activated', 'rolled-back', 'set-activated', 'deactivated', 'candidate-started', 'candidate-share', 'candidate-promoted', 'candidate-withdrawn', 'candidate-taken-back'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "channel_change" drop constraint "channel_change_kind_check";`);
    this.addSql(
      `alter table "channel_change" add constraint "channel_change_kind_check" check ("kind" in ('activated', 'rolled-back', 'set-activated', 'candidate-started', 'candidate-share', 'candidate-promoted', 'candidate-withdrawn', 'candidate-taken-back'));`,
    );
  }
}
