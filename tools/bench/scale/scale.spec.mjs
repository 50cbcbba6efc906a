import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASSUMPTIONS } from './assumptions.mjs';
import { costsOf, planFor, visitorsPerServer } from './plan.mjs';
import { fillIn, scaleTables } from './scale-tables.mjs';
import { scaleDocument } from './write-scale.mjs';

const visit = (name, processorSeconds, bytes) => ({
  name,
  pages: 3,
  requests: 10,
  bytes,
  processorSeconds,
  databaseSeconds: 0.001,
  transactions: 2,
  memoryBytes: 400e6,
});

const figures = {
  moment: '2026-11-22T10:00:00.000Z',
  machine: { model: 'A processor', processors: 2, node: 'v24.21.0' },
  parts: {
    visits: [
      visit('first visit', 0.01, 1_000_000),
      visit('first visit, files from a CDN', 0.001, 100_000),
      visit('visit again', 0.01, 1_000_000),
      visit('visit again, files from a CDN', 0.001, 100_000),
      { ...visit('round in the console', 0.1, 100_000), memoryBytes: 500e6 },
    ],
    growth: {
      tables: [
        { name: 'contact_message', rowBytes: 300, rowIndexBytes: 200 },
        { name: 'audit_entry', rowBytes: 400, rowIndexBytes: 100 },
      ],
    },
    pages: { drawn: [{ drawing: 4 }, { drawing: 5 }] },
  },
};
const costs = costsOf(figures);
const assumptions = { ...ASSUMPTIONS, busiestHour: 0.1, burst: 2, utilisation: 0.5 };
/** One visit in each second of the day, and 7.2 in the busiest one. */
const step = { visitors: 129_600, rounds: 0, changes: 10 };

describe('the plan', () => {
  it('takes what single things cost from the figures', () => {
    expect(costs).toMatchObject({ drawingSeconds: 0.005, memoryBytes: 500e6, messageBytes: 1000 });
    expect(() => costsOf({ parts: { ...figures.parts, visits: [] } })).toThrow(
      'The bench has no figures of the first visit.',
    );
  });

  it('counts servers from the busiest second', () => {
    const plan = planFor({ ...step, visitors: 1_296_000 }, costs, assumptions, false);
    expect(plan.visitsPerSecond).toBeCloseTo(72);
    expect(plan.busyProcessors).toBeCloseTo(0.72);
    expect(plan.servers).toBe(2);
    expect(planFor({ ...step, visitors: 12_960_000 }, costs, assumptions, false)).toMatchObject({
      servers: 15,
      connections: 15 * 23,
      memory: 7.5,
      processorHours: 15 * 2 * 24 * 30,
    });
  });

  it('has two servers at least, of which one can be lost', () => {
    expect(planFor(step, costs, assumptions, false).servers).toBe(2);
  });

  it('counts what staff do', () => {
    const { busyProcessors } = planFor({ visitors: 0, rounds: 3600, changes: 0 }, costs, assumptions, false);
    // A fifth of a round in the busiest second.
    expect(busyProcessors).toBeCloseTo(0.02);
  });

  it('leaves to a CDN what it keeps', () => {
    const alone = planFor(step, costs, assumptions, false);
    const behind = planFor(step, costs, assumptions, true);
    expect(behind.busyProcessors).toBeCloseTo(alone.busyProcessors / 10);
    expect(behind.sentPerMonth + behind.sentByCdnPerMonth).toBeCloseTo(alone.sentPerMonth);
    expect(alone.sentByCdnPerMonth).toBe(0);
  });

  it('says what one server bears', () => {
    const most = visitorsPerServer(costs, assumptions, false);
    const { busyProcessors } = planFor({ ...step, visitors: most }, costs, assumptions, false);
    expect(busyProcessors).toBeCloseTo(assumptions.utilisation);
  });
});

describe('the document', () => {
  it('is filled in, as often as it takes', () => {
    const tables = scaleTables(figures);
    const empty = Object.keys(tables)
      .map((name) => `<!-- ${name} -->\n<!-- /${name} -->\n`)
      .join('between\n');
    const once = fillIn(`# Scale\n\n${empty}`, tables);
    expect(once).toContain('| first visit');
    expect(once).toContain('| visitors a day');
    expect(once).toContain('between\n');
    expect(fillIn(once, tables)).toBe(once);
  });

  it('says what the figures say that are published', () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    expect(readFileSync(join(root, 'docs/scale.md'), 'utf8')).toBe(scaleDocument(root));
  });

  it('is not when it has no place for a table', () => {
    expect(() => fillIn('# Scale', { costs: '' })).toThrow('docs/scale.md has no place for costs.');
  });
});
