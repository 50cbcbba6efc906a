import { defineEntity, p } from '@mikro-orm/core';
import { IMPORT_STATES, type ImportedNoun, type ImportProblem } from '@vitral/contracts/imports';
import { CONSOLE_LANGUAGES } from '@vitral/contracts/languages';
import { announced, identity, instant } from '../platform/entities/columns.ts';
import type { FileRow } from './import-rows.ts';

const ImportSchema = defineEntity({
  name: 'Import',
  triggers: [announced('import')],
  indexes: [{ properties: ['noun', 'createdAt', 'id'] }, { properties: ['noun', 'digest'] }],
  properties: {
    ...identity(),
    noun: p.text().$type<ImportedNoun>(),
    fileName: p.text(),
    /** sha256 of the file, hexadecimal, so that it is not imported twice by mistake. */
    digest: p.text(),
    state: p.enum(IMPORT_STATES),
    /** The rows of the file, until they are imported. */
    rows: p.json<FileRow[]>().nullable().lazy().hidden(),
    /** Language of the headings in problems. */
    language: p.enum(CONSOLE_LANGUAGES).hidden(),
    withoutBadRows: p.boolean().default(false).hidden(),
    goodRows: p.integer(),
    badRows: p.integer(),
    ignoredColumns: p.json<string[]>(),
    problems: p.json<ImportProblem[]>(),
    added: p.integer().default(0),
    removed: p.integer().default(0),
    kept: p.json<string[]>(),
    /** No foreign key: the list of imports outlives the account. */
    actorId: p.uuid(),
    actorName: p.text(),
    finishedAt: instant().nullable(),
  },
});

/** A file whose rows are or were imported as items of a noun. */
export class Import extends ImportSchema.class {}
ImportSchema.setClass(Import);

const ImportedItemSchema = defineEntity({
  name: 'ImportedItem',
  properties: {
    import: () => p.manyToOne(Import).primary().mapToPk().deleteRule('cascade'),
    /** No foreign key: the item can be of any noun, and may be deleted. */
    itemId: p.uuid().primary(),
  },
});

/** An item that an import added, for its undo. */
export class ImportedItem extends ImportedItemSchema.class {}
ImportedItemSchema.setClass(ImportedItem);

const ImportProgressSchema = defineEntity({
  name: 'ImportProgress',
  properties: {
    /** No foreign key: the transaction of the import has locked its row. */
    importId: p.uuid().primary(),
    /** Rows added so far. */
    done: p.integer(),
  },
});

/** The progress of a running import, which other transactions see. Deleted at its end. */
export class ImportProgress extends ImportProgressSchema.class {}
ImportProgressSchema.setClass(ImportProgress);
