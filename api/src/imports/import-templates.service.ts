import { Injectable } from '@nestjs/common';
import type { ImportedNoun } from '@vitral/contracts/imports';
import type { Bilingual } from '@vitral/contracts/languages';
import type { Request, Response } from 'express';
import { CsvFile, requestLanguage } from '../platform/csv/csv-file.ts';
import { Importers } from '../platform/imports/importers.ts';

const NAME: Bilingual = { es: 'plantilla', en: 'template' };

/** Sends examples of files to import. */
@Injectable()
export class ImportTemplates {
  constructor(private readonly importers: Importers) {}

  async send(noun: ImportedNoun, request: Request, response: Response): Promise<void> {
    const all = Object.entries(this.importers.of(noun).columns);
    const columns = all.filter(([, { isFormer }]) => !isFormer);
    const headings = Object.fromEntries(columns.map(([key, { heading }]) => [key, heading]));
    const language = requestLanguage(request);
    const example = Object.fromEntries(
      columns.map(([key, column]) => [key, column.example?.[language] ?? '']),
    );
    const file = new CsvFile<Record<string, string>>(NAME, headings);
    await file.send(request, response, rowsOf(example));
  }
}

async function* rowsOf<Row>(row: Row): AsyncGenerator<Row> {
  yield await Promise.resolve(row);
}
