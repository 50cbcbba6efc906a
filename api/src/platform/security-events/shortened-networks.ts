import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NETWORK_DAYS } from '@vitral/contracts/security-events';
import { inBatches } from '../database/in-batches.ts';
import { Jobs } from '../jobs/jobs.ts';

const BATCH_SIZE = 5000;

/** Bits of a network after it is shortened, for IPv4 and IPv6: no longer those of one household. */
export const SHORTENED_BITS = { 4: 24, 6: 48 } as const;

const SHORTEN = `
  update security_event set is_shortened = true, window_key = null, networks = array(
    select distinct abbrev(network(set_masklen(name::inet, case family(name::inet)
      when 4 then ${SHORTENED_BITS[4]} else ${SHORTENED_BITS[6]} end))::inet)
    from unnest(networks) as name
  )
  where ctid in (
    select ctid from security_event where not is_shortened and last_at < now() - make_interval(days => ?)
    limit ? for update skip locked
  )`;

/** Shortens the networks of security events after `NETWORK_DAYS`, so that they no longer lead to a person. */
@Injectable()
export class ShortenedNetworks implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('security-event-networks', () => this.shorten(), { cron: '31 4 * * *' });
  }

  /** Returns the number of events that it shortened. */
  shorten(): Promise<number> {
    return inBatches(this.em, BATCH_SIZE, async (em) => {
      const { affectedRows } = await em.execute<{ affectedRows: number }>(
        SHORTEN,
        [NETWORK_DAYS, BATCH_SIZE],
        'run',
      );
      return affectedRows;
    });
  }
}
