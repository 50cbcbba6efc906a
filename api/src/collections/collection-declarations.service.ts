import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CollectionDeclaration } from '@vitral/contracts/collections';
import type { ModuleDescriptor } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { ModuleCollection } from './collections.entity.ts';
import { compatibilityProblems, opensToMore } from './compatibility.ts';
import { migrateDocuments } from './migrate-documents.ts';
import type { Place } from './place.ts';

type Declaring = Pick<ModuleDescriptor, 'name' | 'collections'>;

/** The collections that the active releases declare. docs/adr/096. */
@Injectable()
export class CollectionDeclarations {
  constructor(
    private readonly em: EntityManager,
    private readonly cache: QueryCache,
  ) {}

  /** Returns the declaration of the active release. Throws `collections.not-found`. */
  async find({ module, collection }: Place): Promise<CollectionDeclaration> {
    const active = await this.cache.read('collections/active', ['module_collection'], async (em) => {
      const rows = await em.find(ModuleCollection, { removedAt: null });
      return new Map(rows.map((row) => [keyOf(row), row.declaration]));
    });
    const declaration = active.get(`${module}/${collection}`);
    if (!declaration) throw new AppError('collections.not-found');
    return declaration;
  }

  /**
   * Does the same, and locks the declaration until the transaction of `em` ends: exclusively, or shared with
   * transactions that do not change it.
   */
  async lock(
    em: EntityManager,
    { module, collection }: Place,
    isAlone: boolean,
  ): Promise<CollectionDeclaration> {
    const lockMode = isAlone ? LockMode.PESSIMISTIC_WRITE : LockMode.PESSIMISTIC_READ;
    const row = await em.findOne(
      ModuleCollection,
      { module, name: collection, removedAt: null },
      { lockMode },
    );
    if (!row) throw new AppError('collections.not-found');
    return row.declaration;
  }

  /** Returns why the stored documents do not fit the declarations of releases that are to be activated. */
  async problemsOf(
    releases: readonly Declaring[],
    { mayOpen }: { mayOpen: boolean },
  ): Promise<ReleaseProblem[]> {
    const declared = declarationsIn(releases);
    if (declared.length === 0) return [];
    const known = await this.em
      .fork()
      .find(ModuleCollection, { module: { $in: releases.map(({ name }) => name) } });
    return declared.flatMap(({ module, declaration }) => {
      const before = known.find((row) => keyOf(row) === `${module}/${declaration.name}`)?.declaration;
      if (!before) return [];
      const problems = compatibilityProblems(before, declaration);
      return mayOpen || !opensToMore(before, declaration)
        ? problems
        : [...problems, { code: 'collection-opened', params: { collection: declaration.name } }];
    });
  }

  /**
   * Makes the declarations of the active releases the valid ones and adapts their documents, in the transaction of `em`
   * that activates the releases. Collections that no release declares any more keep their documents.
   */
  async activate(em: EntityManager, releases: readonly Declaring[]): Promise<void> {
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true } as const;
    const rows = new Map((await em.find(ModuleCollection, {}, options)).map((row) => [keyOf(row), row]));
    for (const { module, declaration } of declarationsIn(releases)) {
      const key = `${module}/${declaration.name}`;
      const row = rows.get(key);
      rows.delete(key);
      if (!row) em.create(ModuleCollection, { module, name: declaration.name, declaration });
      else await redeclare(em, row, declaration);
    }
    for (const row of rows.values()) row.removedAt ??= new Date();
    await em.flush();
  }
}

const keyOf = ({ module, name }: ModuleCollection): string => `${module}/${name}`;

const declarationsIn = (releases: readonly Declaring[]) =>
  releases.flatMap(({ name: module, collections = [] }) =>
    collections.map((declaration) => ({ module: module as string, declaration })),
  );

async function redeclare(
  em: EntityManager,
  row: ModuleCollection,
  declaration: CollectionDeclaration,
): Promise<void> {
  row.removedAt = null;
  if (isDeepStrictEqual(row.declaration, declaration)) return;
  await migrateDocuments(em, row, declaration);
  row.declaration = declaration;
}
