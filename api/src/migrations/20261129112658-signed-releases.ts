import { Migration } from '@mikro-orm/migrations';

export class Migration20261129112658_signed_releases extends Migration {
  override name = 'Migration20261129112658_signed_releases';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "release_sbom" ("release_id" uuid not null, "document" text not null, primary key ("release_id"));`,
    );

    this.addSql(
      `create table "signing_key" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "name" text not null, "public_key" text not null, "fingerprint" text not null, "modules" jsonb not null, "created_by" text not null, "expires_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, "revoked_by" text null, "revoked_reason" text null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "signing_key" add constraint "signing_key_fingerprint_unique" unique ("fingerprint");`,
    );
    this.addSql(`create index "signing_key_created_at_id_index" on "signing_key" ("created_at", "id");`);

    this.addSql(
      `alter table "release" add "signature" jsonb null, add "signing_key_id" uuid null, add "signed_at" timestamptz(3) null, add "sbom_digest" text null;`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "signing_key" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "release_sbom" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "signing_key";`);
    this.addSql(`drop function if exists "signing_key_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "signing_key" cascade;`);

    this.addSql(
      `alter table "release" drop column "signature", drop column "signing_key_id", drop column "signed_at", drop column "sbom_digest";`,
    );
  }
}
