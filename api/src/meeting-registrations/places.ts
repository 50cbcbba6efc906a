import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RegistrationSettings } from '@vitral/contracts/meeting-registrations';

/** The taken places of a live session, as of the lock on its row. */
export class Places {
  private constructor(
    private readonly capacity: number,
    private readonly taken: Map<string | null, number>,
  ) {}

  /** Counts registrations for dates that are not over. The caller holds the lock of the live session. */
  static async count(
    em: EntityManager,
    meetingId: string,
    { capacity }: Pick<RegistrationSettings, 'capacity'>,
  ): Promise<Places> {
    if (capacity === null) return new Places(Infinity, new Map());
    const rows = await em.execute<{ date: string | null; count: number }[]>(
      `select to_char(date, 'YYYY-MM-DD') as date, count(*)::int as count from meeting_registration
       where meeting_id = ? and state = 'registered' and (ends_at is null or ends_at > now()) group by 1`,
      [meetingId],
    );
    return new Places(capacity, new Map(rows.map(({ date, count }) => [date, count])));
  }

  /** Returns the number of free places on a date, or on every date for the series (null); Infinity without a limit. */
  free(date: string | null): number {
    const dates = [...this.taken].filter(([each]) => each !== null).map(([, count]) => count);
    const most = date === null ? Math.max(0, ...dates) : (this.taken.get(date) ?? 0);
    return Math.max(0, this.capacity - (this.taken.get(null) ?? 0) - most);
  }

  take(date: string | null): void {
    this.taken.set(date, (this.taken.get(date) ?? 0) + 1);
  }
}

/** Locks a live session until the transaction ends: places are assigned to one registration after the other. */
export async function lockPlaces(em: EntityManager, meetingId: string): Promise<void> {
  await em.execute('select 1 from zoom_meeting where id = ? for update', [meetingId]);
}

/**
 * Runs the changes of a live session's registrations one after the other within this server, before they take a
 * connection: otherwise a rush on one live session would occupy every connection with waits for its lock.
 */
@Injectable()
export class RegistrationQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<Result>(meetingId: string, change: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(meetingId) ?? Promise.resolve();
    const running = before.then(change);
    const settled = running.catch(() => {});
    this.last.set(meetingId, settled);
    try {
      return await running;
    } finally {
      if (this.last.get(meetingId) === settled) this.last.delete(meetingId);
    }
  }
}
