import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@vitral/contracts/errors';
import type { ImportedNoun } from '@vitral/contracts/imports';
import type { Item } from '../audit/audited-items.ts';
import type { ImportColumns } from './import-columns.ts';

/** The reason for which a valid row cannot be added, and the column that it concerns. */
export interface RowConflict {
  column: string;
  code: ErrorCode;
}

/** The columns, checks and writes of a noun for imports. The methods run in the transaction of `em`. */
export interface Importer<Input extends object = object, Row extends Item = Item> {
  noun: ImportedNoun;
  entity: EntityClass<Row>;
  columns: ImportColumns;
  /** The DTO of the noun's form, so that a row is checked as its input is. */
  dto: new () => Input;
  /** Builds the body of a form from the values of a row by column; by default the values are its fields. */
  toBody?(values: Record<string, unknown>): object;
  /** Returns the conflict of each input with stored items or with other inputs, and serializes such checks until the transaction ends. */
  check?(em: EntityManager, inputs: Input[]): Promise<(RowConflict | null)[]>;
  /** Adds the items in their order, each with its audit entry. */
  add(em: EntityManager, inputs: Input[]): Promise<Row[]>;
  /** Deletes locked items, each with its audit entry. */
  remove(em: EntityManager, rows: Row[]): Promise<void>;
  nameOf(row: Row): string;
}

/** The nouns that can be imported. docs/adr/080. */
@Injectable()
export class Importers {
  private readonly importers = new Map<ImportedNoun, Importer>();

  /** Adds a noun; call it in `onModuleInit`. */
  offer<Input extends object, Row extends Item>(importer: Importer<Input, Row>): void {
    this.importers.set(importer.noun, importer as unknown as Importer);
  }

  of(noun: ImportedNoun): Importer {
    const importer = this.importers.get(noun);
    if (!importer) throw new Error(`No importer of ${noun} was offered`);
    return importer;
  }
}
