import {
  ChangeSetType,
  type EventArgs,
  type EventSubscriber,
  type FlushEventArgs,
  LockMode,
} from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.ts';
import { urlsIn, isOpen, type Place, PLACES } from './content-uses.places.ts';
import { Content } from './content.entity.ts';

/**
 * Checks every item that starts to refer to a file, in the transaction that writes it. Locks the file's row, so that a parallel
 * change that hides the file waits and finds the use. Throws content.not-shown if readers of the item could not see the file.
 */
@Injectable()
export class NamedFilesSubscriber implements EventSubscriber {
  constructor(em: EntityManager) {
    em.getEventManager().registerSubscriber(this);
  }

  async onFlush({ em, uow }: FlushEventArgs): Promise<void> {
    for (const { entity, originalEntity, meta, type } of uow.getChangeSets()) {
      const place = type === ChangeSetType.DELETE ? undefined : placeOf(meta.class);
      if (place) await check(em as EntityManager, newlyNamed(place, entity, originalEntity));
    }
  }

  async beforeUpsert({ em, entity, meta }: EventArgs<object>): Promise<void> {
    const place = placeOf(meta.class);
    if (place) await check(em as EntityManager, newlyNamed(place, entity));
  }
}

const placeOf = (entity: unknown) => PLACES.find((place) => place.entity === entity);

interface Named {
  names: string[];
  ids: string[];
  isShown: boolean;
}

/** Returns the files to which an item did not refer before, or all of its files when it becomes visible. */
function newlyNamed(place: Place, after: object, before?: object): Named {
  const { texts, isShown } = place.read(after);
  const now = urlsIn(texts);
  const old = before && place.read(before);
  const known = urlsIn(old && (old.isShown || !isShown) ? old.texts : []);
  return {
    names: [...now.names].filter((name) => !known.names.has(name)),
    ids: [...now.ids].filter((id) => !known.ids.has(id)),
    isShown,
  };
}

async function check(em: EntityManager, { names, ids, isShown }: Named): Promise<void> {
  if (names.length === 0 && ids.length === 0) return;
  // A separate unit of work, since the one of `em` is being flushed.
  const reader = em.fork({ keepTransactionContext: true });
  const named = {
    $or: [{ filename: { $in: names } }, { formerFilenames: { $overlap: names } }, { id: { $in: ids } }],
  };
  const found = await reader.find(Content, named);
  if (found.length === 0) return;
  const held = await hold(reader, found);
  const closed = found.filter(({ id, filename, formerFilenames }) => {
    const file = held.get(id);
    const isNamed = [filename, ...formerFilenames].some((name) => names.includes(name));
    return !file || (isNamed && !isOpen(file, 'name')) || (ids.includes(id) && !isOpen(file, 'item'));
  });
  if (!isShown || closed.length === 0) return;
  throw new AppError('content.not-shown', { titles: closed.slice(0, 5).map(({ title }) => title) });
}

/** Locks the rows until the transaction ends and returns them; deleted ones are left out. */
async function hold(em: EntityManager, files: Content[]): Promise<Map<string, Content>> {
  const rows = await em.find(
    Content,
    { id: { $in: files.map(({ id }) => id) } },
    {
      orderBy: { id: 'asc' },
      refresh: true,
      ...(em.isInTransaction() && { lockMode: LockMode.PESSIMISTIC_READ }),
    },
  );
  return new Map(rows.map((row) => [row.id, row]));
}
