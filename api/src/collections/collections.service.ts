import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CollectionSummary, COLLECTION_LIMITS as LIMITS } from '@vitral/contracts/collections';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Trash } from '../platform/trash/trash.ts';
import type { Place } from './place.ts';
import { scopeOf } from './collection-documents.service.ts';
import { CollectionDocument, ModuleCollection } from './collections.entity.ts';
import { inCollection } from './document-filters.ts';

interface Figures {
  module: string;
  collection: string;
  documents: number;
  bytes: number;
}

/** Shows admins which data modules store, and erases those of removed modules. */
@Injectable()
export class Collections {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly trash: Trash,
  ) {}

  /** Lists all collections by module and name; their number is limited by the modules' declarations. */
  async list(): Promise<CollectionSummary[]> {
    const rows = await this.em.find(ModuleCollection, {}, { orderBy: { module: 'asc', name: 'asc' } });
    const figures = await this.em.execute<Figures[]>(
      `select module, collection, count(*)::int as documents, sum(octet_length(data::text))::float8 as bytes
       from collection_document group by module, collection`,
    );
    return rows.map(({ module, name, declaration, removedAt }) => {
      const own = figures.find((one) => one.module === module && one.collection === name);
      return {
        module,
        name,
        isPublic: declaration.public !== undefined,
        permissions: declaration.permissions,
        documents: own?.documents ?? 0,
        maxDocuments: declaration.maxDocuments ?? LIMITS.defaultDocuments,
        bytes: own?.bytes ?? 0,
        removedAt: removedAt?.toISOString() ?? null,
      };
    });
  }

  /** Erases a removed collection with its documents, including those in the trash, and their values in the audit log. */
  async erase(place: Place, confirmation: string): Promise<void> {
    if (confirmation !== scopeOf(place)) throw new AppError('collections.not-confirmed');
    await this.em.transactional(async (em) => {
      const { module, collection: name } = place;
      const row = await em.findOne(
        ModuleCollection,
        { module, name },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!row) throw new AppError('collections.not-found');
      if (!row.removedAt) throw new AppError('collections.in-use');
      const documents = await em.find(CollectionDocument, inCollection(place), { fields: ['id'] });
      const ids = documents.map(({ id }) => id);
      await em.nativeDelete(CollectionDocument, inCollection(place));
      await this.trash.eraseScope(em, 'collection-documents', scopeOf(place), ids);
      this.audit.record(em, {
        verb: 'deleted',
        noun: 'collections',
        itemId: row.id,
        itemName: scopeOf(place),
        before: { documents: ids.length },
      });
      await em.remove(row).flush();
    });
  }
}
