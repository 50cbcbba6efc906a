import type { AuditEntry as AuditEntryResponse } from '@vitral/contracts';
import { CsvFile } from '../platform/csv/csv-file.ts';
import type { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { toResponse } from './audit.response.ts';

/** A row of the file, with the changes as JSON. */
export interface AuditRow extends Omit<AuditEntryResponse, 'changes'> {
  before: string | null;
  after: string | null;
  requestId: string | null;
}

export function toRow(entry: AuditEntry): AuditRow {
  const { changes, ...response } = toResponse(entry);
  return {
    ...response,
    before: changes && JSON.stringify(changes.before),
    after: changes && JSON.stringify(changes.after),
    requestId: entry.requestId ?? null,
  };
}

export const AUDIT_CSV = new CsvFile<AuditRow>(
  { es: 'registro-de-cambios', en: 'audit-log' },
  {
    createdAt: { es: 'Cuándo', en: 'When' },
    actorName: { es: 'Quién', en: 'Who' },
    verb: { es: 'Acción', en: 'Action' },
    noun: { es: 'Tipo', en: 'Kind' },
    itemName: { es: 'Elemento', en: 'Item' },
    before: { es: 'Antes', en: 'Before' },
    after: { es: 'Después', en: 'After' },
    itemId: { es: 'Identificador del elemento', en: 'Identifier of the item' },
    actorId: { es: 'Identificador de la persona', en: 'Identifier of the person' },
    requestId: { es: 'Petición', en: 'Request' },
    id: { es: 'Identificador', en: 'Identifier' },
  },
);
