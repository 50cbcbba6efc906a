import { Migration } from '@mikro-orm/migrations';

/** The tables of connect-pg-simple and rate-limiter-flexible, which no entity describes. */
export class Migration20261121100000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "session" ("sid" varchar not null primary key, "sess" json not null, "expire" timestamptz not null);`,
    );
    this.addSql(`create index "session_expire_index" on "session" ("expire");`);
    this.addSql(
      `create table "rate_limit" ("key" varchar(255) primary key, "points" integer not null default 0, "expire" bigint);`,
    );
  }

  override down(): void {
    this.addSql(`drop table "session", "rate_limit";`);
  }
}
