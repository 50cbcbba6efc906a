import { Migration } from '@mikro-orm/migrations';

export class Migration20261129215300_backup_keys extends Migration {
  override name = 'Migration20261129215300_backup_keys';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "backup_key" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "kind" text not null, "name" text not null, "public_key" text not null, "created_by" text not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "backup_key" add constraint "backup_key_kind_public_key_unique" unique ("kind", "public_key");`,
    );

    this.addSql(`alter table "backup" drop constraint "backup_problem_check";`);
    this.addSql(
      `alter table "backup" add "encryption" text not null default 'none', add "recipients" jsonb not null default '[]', add "signature" text not null default 'unsigned', add "signed_by" text null;`,
    );
    this.addSql(
      `alter table "backup" add constraint "backup_encryption_check" check ("encryption" in ('none', 'keys', 'passphrase'));`,
    );
    this.addSql(
      `alter table "backup" add constraint "backup_signature_check" check ("signature" in ('signed', 'unsigned', 'unknown'));`,
    );
    this.addSql(
      `alter table "backup" add constraint "backup_problem_check" check ("problem" in ('foreign', 'newer', 'cut-off', 'damaged', 'changed', 'untrusted', 'wrong-key', 'missing-file', 'storage-full', 'interrupted', 'unknown'));`,
    );

    this.addSql(`alter table "restore" drop constraint "restore_problem_check";`);
    this.addSql(
      `alter table "restore" add constraint "restore_problem_check" check ("problem" in ('foreign', 'newer', 'cut-off', 'damaged', 'changed', 'untrusted', 'wrong-key', 'missing-file', 'storage-full', 'interrupted', 'unknown'));`,
    );

    this.addSql(
      `alter table "backup_key" add constraint "backup_key_kind_check" check ("kind" in ('recipient', 'signer'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "backup_key" cascade;`);

    this.addSql(`alter table "backup" drop constraint "backup_encryption_check";`);
    this.addSql(`alter table "backup" drop constraint "backup_signature_check";`);
    this.addSql(`alter table "backup" drop constraint "backup_problem_check";`);
    this.addSql(
      `alter table "backup" drop column "encryption", drop column "recipients", drop column "signature", drop column "signed_by";`,
    );
    this.addSql(
      `alter table "backup" add constraint "backup_problem_check" check ("problem" in ('foreign', 'newer', 'cut-off', 'damaged', 'missing-file', 'storage-full', 'interrupted', 'unknown'));`,
    );

    this.addSql(`alter table "restore" drop constraint "restore_problem_check";`);
    this.addSql(
      `alter table "restore" add constraint "restore_problem_check" check ("problem" in ('foreign', 'newer', 'cut-off', 'damaged', 'missing-file', 'storage-full', 'interrupted', 'unknown'));`,
    );
  }
}
