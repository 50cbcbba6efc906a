import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  consoleLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Bilingual,
  type ConsoleLanguage,
  type Language,
} from '@vitral/contracts/languages';
import { stringify, type Stringifier } from 'csv-stringify';
import type { Request, Response } from 'express';
import { cookieLanguage } from '../http/cookies.ts';
import { codeOf } from '../errors/app-error.ts';

/** Headings of the columns in their order; values have the same form as in the API. */
export type CsvHeadings<Row> = Partial<Record<keyof Row & string, Bilingual>>;

/** Words for the values of a column with a fixed set of values. */
export type CsvWords<Row> = Partial<Record<keyof Row & string, Record<string, Bilingual>>>;

export class CsvFile<Row extends object> {
  constructor(
    /** `{ es: 'contenido', en: 'content' }` becomes `contenido-2026-11-21.csv`. */
    private readonly name: Bilingual,
    private readonly headings: CsvHeadings<Row>,
    private readonly words: CsvWords<Row> = {},
  ) {}

  async send(request: Request, response: Response, rows: AsyncIterable<Row>): Promise<void> {
    const language = requestLanguage(request);
    const today = new Date().toISOString().slice(0, 10);
    response.attachment(`${this.name[language]}-${today}.csv`);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    try {
      await pipeline(Readable.from(this.inWords(rows, language)), this.lines(language), response);
    } catch (error) {
      // A client that disconnects is no failure.
      if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }

  private async *inWords(rows: AsyncIterable<Row>, language: ConsoleLanguage): AsyncGenerator<object> {
    const columns = Object.entries(this.words as Record<string, Record<string, Bilingual>>);
    if (columns.length === 0) return yield* rows;
    for await (const row of rows) {
      const worded = { ...row } as Record<string, unknown>;
      for (const [key, words] of columns) {
        const inWord = (value: unknown) => words[String(value)]?.[language] ?? value;
        const value = worded[key];
        worded[key] = Array.isArray(value) ? value.map(inWord) : inWord(value);
      }
      yield worded;
    }
  }

  /** Formats rows as CSV (RFC 4180) that spreadsheets read as UTF-8 and without formulas. */
  private lines(language: ConsoleLanguage): Stringifier {
    const headings = Object.entries(this.headings as Record<string, Bilingual>);
    return stringify({
      bom: true,
      header: true,
      columns: headings.map(([key, heading]) => ({ key, header: heading[language] })),
      record_delimiter: '\r\n',
      escape_formulas: true,
      cast: { boolean: String, object: (value) => (Array.isArray(value) ? value.join(', ') : String(value)) },
    });
  }
}

/** Returns the console language for the file that a request gets. */
export const requestLanguage = (request: Request): ConsoleLanguage => consoleLanguage(languageOf(request));

function languageOf(request: Request): Language {
  const chosen = request.user?.language ?? cookieLanguage(request);
  if (chosen) return chosen;
  const accepted = request.acceptsLanguages(...LANGUAGES);
  return isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE;
}
