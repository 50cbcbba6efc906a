import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Import as ImportResponse, IMPORT_LIMITS, type ImportedNoun } from '@vitral/contracts/imports';
import type { ConsoleLanguage } from '@vitral/contracts/languages';
import type { Request } from 'express';
import type { Viewer } from '../platform/access/viewer.ts';
import { requestLanguage } from '../platform/csv/csv-file.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { discardBody } from '../platform/http/body-time.ts';
import { Importers } from '../platform/imports/importers.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { Slots } from '../platform/workers/slots.ts';
import { checkRows } from './check-rows.ts';
import { readRows } from './import-rows.ts';
import { Import } from './imports.entity.ts';
import type { ImportFileQuery } from './imports.dto.ts';
import { toResponse } from './imports.response.ts';
import { readTable } from './read-table.ts';

interface ReceivedFile {
  name: string;
  bytes: Buffer;
  language: ConsoleLanguage;
}

const CHECKS = defineRateLimit({ name: 'import-checks', times: 60, seconds: 600 });

/** Receives files and checks their rows, which are stored until they are imported. */
@Injectable()
export class ImportChecks {
  /** A check occupies the processor for about a second. */
  private readonly slots = new Slots(1, 8);

  constructor(
    private readonly em: EntityManager,
    private readonly importers: Importers,
    private readonly limits: RateLimits,
  ) {}

  async receive(
    noun: ImportedNoun,
    viewer: Viewer,
    { fileName }: ImportFileQuery,
    request: Request,
  ): Promise<ImportResponse> {
    try {
      await this.limits.spend(CHECKS, viewer.id);
      const bytes = await readBytes(request);
      const file = { name: fileName, bytes, language: requestLanguage(request) };
      return await this.slots.run(() => this.check(noun, viewer, file));
    } finally {
      await discardBody(request);
    }
  }

  private async check(
    noun: ImportedNoun,
    viewer: Viewer,
    { name, bytes, language }: ReceivedFile,
  ): Promise<ImportResponse> {
    const importer = this.importers.of(noun);
    const { rows, ignoredColumns } = readRows(await readTable(bytes), importer.columns, language);
    return this.em.transactional(async (em) => {
      const { inputs, ...found } = await checkRows(em, importer, rows, language);
      const row = em.create(Import, {
        ...{ noun, fileName: name, rows, ignoredColumns, ...found, kept: [], state: 'checked' },
        digest: createHash('sha256').update(bytes).digest('hex'),
        goodRows: inputs.length,
        language,
        actorId: viewer.id,
        actorName: viewer.name,
      });
      await em.flush();
      return toResponse(row);
    });
  }
}

/** Reads the body, of at most `IMPORT_LIMITS.bytes`. */
async function readBytes(request: Request): Promise<Buffer> {
  const limit = IMPORT_LIMITS.bytes;
  const refusal = () => new AppError('imports.too-large', { limit });
  if (Number(request.get('content-length')) > limit) throw refusal();
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Other middleware has already read forms and JSON, so only raw bytes are left here.
  if (!request.is('application/octet-stream')) throw new AppError('imports.wrong-type');
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > limit) throw refusal();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
