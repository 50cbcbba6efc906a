import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ErrorCode } from '@vitral/contracts/errors';
import { consolePathOf } from '@vitral/contracts/personal-notifications';
import { REVIEWED_NOUNS, type ReviewedNoun } from '@vitral/contracts/reviews';
import { WORK_ITEMS_WITHOUT_LIST } from '@vitral/contracts/work-queue';
import { permittedNouns, readNames, tablesOf } from '../comments/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { type OpenWork, WorkQueue } from '../work-queue/index.ts';

/** Selects the items whose last audit entry is that of a publication date which a rule forbade (docs/adr/083). */
const FAILED = `
  select noun, item_id as "itemId", created_at as "at", changes -> 'after' ->> 'failure' as failure
  from audit_entry entry
  where verb = 'failed' and noun = any(?)
    and not exists (select from audit_entry later
      where later.item_id = entry.item_id and later.noun = entry.noun and later.id > entry.id)
  order by created_at, id limit 500`;

interface Failed {
  noun: ReviewedNoun;
  itemId: string;
  at: Date | string;
  failure: ErrorCode;
}

/** Offers the items that were not published at their date, until somebody changes them. */
@Injectable()
export class PublicationFailuresWork implements OnModuleInit {
  constructor(
    private readonly workQueue: WorkQueue,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'publications-failed',
      severity: 'due',
      permission: 'dashboard.read',
      page: '/admin',
      action: null,
      tables: ['audit_entry', ...tablesOf(this.em, REVIEWED_NOUNS)],
      scope: (viewer) => permittedNouns(viewer, REVIEWED_NOUNS).join(),
      read: async (em, viewer) => ({
        value: await failedPublications(em, viewer),
        freshUntil: Number.POSITIVE_INFINITY,
      }),
    });
  }
}

async function failedPublications(em: EntityManager, viewer: Viewer): Promise<OpenWork> {
  const nouns = permittedNouns(viewer, REVIEWED_NOUNS);
  if (nouns.length === 0) return { count: 0, items: [] };
  const rows = await em.execute<Failed[]>(FAILED, [`{${nouns.join()}}`]);
  const names = await readNames(em, rows);
  const items = rows.flatMap(({ noun, itemId, at, failure }) => {
    const title = names.get(itemId);
    if (title === undefined) return [];
    return { title, at: new Date(at).toISOString(), path: consolePathOf(noun, itemId), failure };
  });
  return { count: items.length, items: items.slice(0, WORK_ITEMS_WITHOUT_LIST) };
}
