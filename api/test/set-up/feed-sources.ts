import { MikroORM } from '@mikro-orm/postgresql';
import type { FeedSource, FeedSourceInput } from '@vitral/contracts/social-feeds';
import { FeedSyncService } from '../../src/feed-sources/syncing/feed-sync.service.ts';
import { pause } from './pause.ts';
import type { Api } from '../start-api.ts';

const LATE_MS = 15_000;

export async function addSource(
  api: Api,
  source: Partial<FeedSourceInput> & { url: string },
): Promise<FeedSource> {
  const { body } = await api
    .as('manager')
    .post('/feed-sources')
    .send({ platform: 'linkedin', title: 'Blog', kind: 'feed', isActive: true, ...source })
    .expect(201);
  return body;
}

export async function readSource(api: Api, { id }: { id: string }): Promise<FeedSource> {
  return (await api.as('manager').get(`/feed-sources/${id}`).expect(200)).body;
}

/** Waits until the jobs have brought the source into a state for which `isSo` returns true. */
export async function whenSource(
  api: Api,
  source: { id: string },
  isSo: (source: FeedSource) => boolean,
): Promise<FeedSource> {
  const limit = performance.now() + LATE_MS;
  for (;;) {
    const found = await readSource(api, source);
    if (isSo(found)) return found;
    if (performance.now() > limit) throw new Error(JSON.stringify(found));
    await pause();
  }
}

export const wasFetched = ({ lastSyncAt, isSyncing }: FeedSource) => lastSyncAt !== null && !isSyncing;

/** Checks that the source was synchronized and is not due again. */
export const wasAskedInTime = (source: FeedSource) =>
  wasFetched(source) && Date.parse(source.nextSyncAt ?? '') > Date.now();

/**
 * Makes a source due, as if it had last been synchronized an hour ago. The column has milliseconds: a rounded time may be in the
 * future for the next statement.
 */
export async function makeDue(api: Api, ...sources: { id: string }[]): Promise<void> {
  await api.application
    .get(MikroORM)
    .em.fork()
    .execute(
      `update feed_source set next_sync_at = date_trunc('milliseconds', now()), last_sync_at = now() - interval '1 hour'
       where id in (${sources.map(() => '?').join(', ')})`,
      sources.map(({ id }) => id),
    );
}

/** Adds a source and waits for its first synchronization. */
export async function addSyncedSource(
  api: Api,
  source: Parameters<typeof addSource>[1],
): Promise<FeedSource> {
  return whenSource(api, await addSource(api, source), wasFetched);
}

/** Makes a source due and waits for its synchronization. */
export async function syncAgain(api: Api, source: FeedSource): Promise<FeedSource> {
  await makeDue(api, source);
  await api.application.get(FeedSyncService).sync(source.id);
  // The server may have found it due a moment earlier.
  return whenSource(api, source, wasAskedInTime);
}

export const minutesBetween = (from: string | null, to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / 60_000;
