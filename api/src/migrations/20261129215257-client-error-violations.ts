import { Migration } from '@mikro-orm/migrations';

export class Migration20261129215257_client_error_violations extends Migration {
  override name = 'Migration20261129215257_client_error_violations';

  override up(): void | Promise<void> {
    this.addSql(`alter table "client_error" drop constraint "client_error_kind_check";`);
    this.addSql(
      `alter table "client_error" add constraint "client_error_kind_check" check ("kind" in ('script', 'promise', 'render', 'module-load', 'content-security-policy', 'trusted-types', 'integrity-policy'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `delete from "client_error" where "kind" in ('content-security-policy', 'trusted-types', 'integrity-policy');`,
    );
    this.addSql(`alter table "client_error" drop constraint "client_error_kind_check";`);
    this.addSql(
      `alter table "client_error" add constraint "client_error_kind_check" check ("kind" in ('script', 'promise', 'render', 'module-load'));`,
    );
  }
}
