import { Injectable } from '@nestjs/common';
import {
  WORK_KINDS,
  WORK_SEVERITIES,
  type WorkEntry,
  type WorkQueue as WorkQueueResponse,
} from '@vitral/contracts/work-queue';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import type { WorkSource } from './work-source.ts';

/** Lists the open work of all nouns. */
@Injectable()
export class WorkQueue {
  private readonly sources: WorkSource[] = [];

  constructor(private readonly queryCache: QueryCache) {}

  /** Adds a kind of work; call it in `onModuleInit`. */
  offer(...sources: WorkSource[]): void {
    this.sources.push(...sources);
    this.sources.sort((one, other) => rankOf(one) - rankOf(other));
  }

  async read(viewer: Viewer): Promise<WorkQueueResponse> {
    const open = this.sources.filter(({ permission }) => viewerMay(viewer, permission));
    const entries = await Promise.all(open.map((source) => this.entryOf(source, viewer)));
    return entries.filter(({ count }) => count > 0);
  }

  private async entryOf(source: WorkSource, viewer: Viewer): Promise<WorkEntry> {
    const {
      kind,
      severity,
      permission,
      opens = permission,
      page,
      action = page,
      tables,
      scope,
      read,
    } = source;
    const work = await this.queryCache.readDated({
      key: `work-queue ${kind} ${scope?.(viewer) ?? ''}`,
      tables,
      make: (em) => read(em, viewer),
    });
    const mayOpen = viewerMay(viewer, opens);
    const items = mayOpen ? work.items : work.items.map((item) => ({ ...item, path: null }));
    return { kind, severity, count: work.count, items, page, action: mayOpen ? action : null };
  }
}

/** The severity comes first, then the order of the kinds. */
const rankOf = ({ kind, severity }: WorkSource): number =>
  WORK_SEVERITIES.indexOf(severity) * WORK_KINDS.length + WORK_KINDS.indexOf(kind);
