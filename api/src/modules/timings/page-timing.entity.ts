import { defineEntity, p } from '@mikro-orm/core';
import { TIMING_METRICS } from '@vitral/contracts/visit-timings';
import { announced, instant } from '../../platform/entities/columns.ts';

/** Measured visits of a page by hour, as a histogram. Stores no single visit and nothing that identifies a visitor. */
const PageTimingSchema = defineEntity({
  name: 'PageTiming',
  triggers: [announced('page_timing')],
  indexes: [{ properties: ['hour'] }, { properties: ['releaseId'] }],
  properties: {
    setId: p.uuid().primary(),
    /** Release of the page's module. */
    releaseId: p.uuid().primary(),
    page: p.text().primary(),
    metric: p.enum(TIMING_METRICS).primary(),
    hour: instant().primary(),
    /** Visits by bucket (histogram.ts). */
    visits: p.array(Number).columnType('int[]'),
  },
});

export class PageTiming extends PageTimingSchema.class {}
PageTimingSchema.setClass(PageTiming);
