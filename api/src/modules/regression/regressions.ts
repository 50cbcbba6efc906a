import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TIMING_METRICS, type TimingMetric } from '@vitral/contracts/visit-timings';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { LIVE } from '../channel/release-channel.entity.ts';
import { emptyHistogram } from '../timings/histogram.ts';
import { TimingCounts } from '../timings/timing-counts.ts';
import type { Stratum } from './mann-whitney.ts';
import { lookAfter, type Regression, timingRegression } from './regression.ts';

const TRIAL = `
  select date_trunc('hour', candidate_since, 'UTC') as start,
    floor(extract(epoch from now() - date_trunc('hour', candidate_since, 'UTC')) / 3600)::int as hours
  from release_channel where name = '${LIVE}' and candidate_release_id is not null`;

/** Includes all sets that held the candidate, since activations move it between sets. */
const VISITS = `
  with channel as (select * from release_channel where name = '${LIVE}' and candidate_release_id is not null),
  counted as (
    select page, metric, release_ids @> to_jsonb(candidate_release_id::text) as "isTried", bucket, sum(count)::float8 as count
    from channel join page_timing on hour >= candidate_since and hour < ?
    join release_set on release_set.id = set_id and preview_id is null
      and (set_id = active_set_id or release_ids @> to_jsonb(candidate_release_id::text)),
    unnest(visits) with ordinality as visit(count, bucket)
    group by 1, 2, 3, 4
  )
  select page, metric, "isTried", array_agg(count order by bucket) as visits from counted group by 1, 2, 3`;

interface VisitsRow {
  page: string;
  metric: TimingMetric;
  isTried: boolean;
  visits: number[];
}

const HOUR_MS = 3_600_000;

/** Tests whether the candidate is slower than the active set, at fixed times of its trial. */
@Injectable()
export class Regressions {
  constructor(
    private readonly counts: TimingCounts,
    private readonly settings: SettingsService,
  ) {}

  flush(): Promise<void> {
    return this.counts.flush();
  }

  /** Returns the end of the hours that the latest test compares; null before the first test, or if the setting is off. */
  async look(em: EntityManager): Promise<Date | null> {
    if (!(await this.settings.current()).areRegressionsWithdrawn) return null;
    const [trial] = await em.execute<{ start: Date; hours: number }[]>(TRIAL);
    const look = trial ? lookAfter(trial.hours) : null;
    return trial && look !== null ? new Date(new Date(trial.start).getTime() + look * HOUR_MS) : null;
  }

  /** Compares the visits up to `until`. */
  async find(em: EntityManager, end: Date): Promise<Regression | null> {
    const rows = await em.execute<VisitsRow[]>(VISITS, [end]);
    for (const metric of TIMING_METRICS) {
      const regression = timingRegression(metric, strataOf(rows.filter((row) => row.metric === metric)));
      if (regression) return regression;
    }
    return null;
  }
}

/** A page with visits on one side only is ignored. */
function strataOf(rows: readonly VisitsRow[]): Stratum[] {
  return [...new Set(rows.map(({ page }) => page))].map((page) => {
    const of = (isTried: boolean) =>
      rows.find((row) => row.page === page && row.isTried === isTried)?.visits ?? emptyHistogram();
    return { before: of(false), after: of(true) };
  });
}
