import { type EntityClass, LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Import as ImportResponse, ImportedNoun } from '@vitral/contracts/imports';
import type { Item } from '../platform/audit/audited-items.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Importers } from '../platform/imports/importers.ts';
import { Import, ImportedItem } from './imports.entity.ts';
import { toResponse, undoableUntil } from './imports.response.ts';

/** Maximum number of listed names of items that an undo did not delete. */
const MOST_NAMED = 100;

/** Finds imported items that have an audit entry later than those of their creation and of their order. */
const CHANGED = `
  select imported_item.item_id as id from imported_item
  where import_id = ? and exists (
    select 1 from audit_entry
    where audit_entry.item_id = imported_item.item_id::text and audit_entry.noun = ?
      and verb not in ('created', 'invited', 'moved'))`;

/** Undoes imports. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly importers: Importers,
  ) {}

  /** Deletes the items that an import added, in one transaction, except those that were changed since. */
  undo(noun: ImportedNoun, id: string): Promise<ImportResponse> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, Import, id, 'imports.not-found', { noun });
      if (!undoableUntil(row)) throw new AppError('imports.not-undoable', { id });
      const importer = this.importers.of(noun);
      const items = await this.lockItems(em, importer.entity, id);
      const changed = await em.execute<Item[]>(CHANGED, [id, noun]);
      const changedIds = new Set(changed.map((item) => item.id));
      const kept = items.filter((item) => changedIds.has(item.id));
      const removed = items.filter((item) => !changedIds.has(item.id));
      await importer.remove(em, removed);
      const names = kept.slice(0, MOST_NAMED).map((item) => importer.nameOf(item));
      em.assign(row, { state: 'undone', removed: removed.length, kept: names });
      const after = { removed: removed.length, ...(kept.length > 0 && { keptItems: kept.length }) };
      this.audit.record(em, {
        verb: 'cancelled',
        noun: 'imports',
        itemId: id,
        itemName: row.fileName,
        before: { importedNoun: noun, added: row.added },
        after: { importedNoun: noun, added: row.added, ...after },
      });
      await em.flush();
      return toResponse(row);
    });
  }

  /** Locks the items that still exist in the order of their ids, so that parallel changes never deadlock. */
  private async lockItems(em: EntityManager, entity: EntityClass<Item>, id: string): Promise<Item[]> {
    const added = await em.find(ImportedItem, { import: id });
    const ids = added.map(({ itemId }) => itemId);
    return em.find<Item>(
      entity,
      { id: { $in: ids } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }
}
