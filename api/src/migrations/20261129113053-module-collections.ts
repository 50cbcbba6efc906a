import { createSearchIndex } from '../platform/entities/columns.ts';
import { Migration } from '@mikro-orm/migrations';

export class Migration20261129113053_module_collections extends Migration {
  override name = 'Migration20261129113053_module_collections';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "collection_document" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "module" text not null, "collection" text not null, "name" text not null, "data" jsonb not null, "aside" jsonb not null, "search_text" text not null, "slot1" jsonb null, "slot2" jsonb null, "slot3" jsonb null, "slot4" jsonb null, primary key ("id"));`,
    );
    this.addSql(
      `create index "collection_document_module_collection_created_at_id_index" on "collection_document" ("module", "collection", "created_at", "id");`,
    );
    this.addSql(
      `create index "collection_document_module_collection_updated_at_id_index" on "collection_document" ("module", "collection", "updated_at", "id");`,
    );
    this.addSql(
      `create index "collection_document_module_collection_slot1_id_index" on "collection_document" ("module", "collection", "slot1", "id");`,
    );
    this.addSql(
      `create index "collection_document_module_collection_slot2_id_index" on "collection_document" ("module", "collection", "slot2", "id");`,
    );
    this.addSql(
      `create index "collection_document_module_collection_slot3_id_index" on "collection_document" ("module", "collection", "slot3", "id");`,
    );
    this.addSql(
      `create index "collection_document_module_collection_slot4_id_index" on "collection_document" ("module", "collection", "slot4", "id");`,
    );
    this.addSql(createSearchIndex('collection_document'));

    this.addSql(
      `create table "module_collection" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null, "module" text not null, "name" text not null, "declaration" jsonb not null, "removed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "module_collection" add constraint "module_collection_module_name_unique" unique ("module", "name");`,
    );

    this.addSql(`alter table "deleted_item" add "scope" text null;`);
    this.addSql(
      `create index "deleted_item_noun_scope_created_at_id_index" on "deleted_item" ("noun", "scope", "created_at", "id");`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "collection_document" for each statement execute function vitral_changed();`,
    );

    this.addSql(
      `create trigger vitral_changed after insert or update or delete or truncate on "module_collection" for each statement execute function vitral_changed();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "vitral_changed" on "collection_document";`);
    this.addSql(`drop function if exists "collection_document_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "collection_document" cascade;`);
    this.addSql(`drop trigger if exists "vitral_changed" on "module_collection";`);
    this.addSql(`drop function if exists "module_collection_vitral_changed_fn"();`);
    this.addSql(`drop table if exists "module_collection" cascade;`);

    this.addSql(`drop index "deleted_item_noun_scope_created_at_id_index";`);
    this.addSql(`alter table "deleted_item" drop column "scope";`);
  }
}
