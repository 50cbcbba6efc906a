import { Migration } from '@mikro-orm/migrations';

export class Migration20261129190338_no_module_secrets extends Migration {
  override name = 'Migration20261129190338_no_module_secrets';

  override up(): void | Promise<void> {
    this.addSql(`alter table "module_settings" drop column "secrets";`);
    this.addSql(`update "module_settings" set "aside" = "aside"->'values';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "module_settings" add "secrets" jsonb not null default '{}';`);
    this.addSql(`alter table "module_settings" alter column "secrets" drop default;`);
    this.addSql(
      `update "module_settings" set "aside" = jsonb_build_object('values', "aside", 'secrets', '{}'::jsonb);`,
    );
  }
}
