import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { TimingMetric } from '@vitral/contracts/visit-timings';
import { BatchedCounts } from '../counting/batched-counts.ts';
import { STRETCH } from '../counting/counts.ts';
import { addHistograms, bucketOf, emptyHistogram, type Histogram } from './histogram.ts';

/** Sorted, so that two servers cannot deadlock. */
const ADD = `
  insert into page_timing as known (set_id, release_id, page, metric, hour, visits)
  select added.set, added.release, added.page, added.metric, ${STRETCH}, added.visits
  from jsonb_to_recordset(?::jsonb) as added("set" uuid, release uuid, page text, metric text, visits int[])
  order by added.set, added.release, added.page, added.metric
  on conflict (set_id, release_id, page, metric, hour) do update set visits = (
    select array_agg(coalesce(one, 0) + coalesce(other, 0) order by bucket)
    from unnest(known.visits, excluded.visits) with ordinality as merged(one, other, bucket)
  )`;

interface MeasuredPage {
  set: string;
  releaseId: string;
  page: string;
  metric: TimingMetric;
}

@Injectable()
export class TimingCounts extends BatchedCounts<Histogram> {
  add({ set, releaseId, page, metric }: MeasuredPage, milliseconds: number): void {
    const histogram = emptyHistogram();
    histogram[bucketOf(milliseconds)] = 1;
    this.count(JSON.stringify([set, releaseId, page, metric]), histogram);
  }

  protected async store(em: EntityManager, counts: ReadonlyMap<string, Histogram>): Promise<void> {
    const rows = [...counts].map(([key, visits]) => {
      const [set, release, page, metric] = JSON.parse(key) as string[];
      return { set, release, page, metric, visits };
    });
    await em.execute(ADD, [JSON.stringify(rows)]);
  }

  protected sum(one: Histogram, other: Histogram): Histogram {
    return addHistograms(one, other);
  }
}
