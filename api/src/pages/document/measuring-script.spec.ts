import { brotliCompressSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { MEASURING_SCRIPT, withMeasuring } from './measuring-script.ts';

type Listener = () => void;
type Entry = Record<string, number>;

/** A page in which the script runs; its observers receive the entries that browsers would report. */
function openPage({ hidden = false, prerendering = false, activationStart = 0 } = {}) {
  const sent: { set: string; values: object[] }[] = [];
  const listeners = new Map<string, Listener>();
  const observers = new Map<string, (list: { getEntries: () => Entry[] }) => void>();
  const document = { hidden, prerendering, currentScript: { dataset: { set: 'one' } } };
  const location = { pathname: '/admin/users' };
  class PerformanceObserver {
    constructor(private readonly take: (list: { getEntries: () => Entry[] }) => void) {}
    observe({ type }: { type: string }) {
      if (type === 'first-input') throw new TypeError('unsupported');
      observers.set(type, this.take);
    }
    takeRecords = () => [];
  }
  const globals = {
    ...{ document, location, PerformanceObserver },
    performance: { getEntriesByType: () => [{ activationStart }] },
    Blob: class {
      constructor(readonly parts: string[]) {}
    },
    navigator: {
      sendBeacon: (_: string, { parts }: { parts: string[] }) => sent.push(JSON.parse(parts.join())),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  runInNewContext(MEASURING_SCRIPT, globals);
  return {
    sent,
    location,
    fire: (type: string) => listeners.get(type)?.(),
    report: (type: string, ...entries: Entry[]) => observers.get(type)?.({ getEntries: () => entries }),
    hide: () => {
      document.hidden = true;
      listeners.get('visibilitychange')?.();
    },
  };
}

describe('the measuring script', () => {
  it('sends the last largest paint and the slowest interaction of each page, once, when the document is hidden', () => {
    const page = openPage();
    page.report('largest-contentful-paint', { startTime: 800 }, { startTime: 1250.4 });
    page.report(
      'event',
      { interactionId: 1, duration: 40 },
      { interactionId: 1, duration: 180 },
      { duration: 900 },
    );
    page.location.pathname = '/admin/profile';
    page.report('event', { interactionId: 2, duration: 64 });
    page.fire('pointerdown');
    page.report('event', { interactionId: 3, duration: 320 });
    page.hide();
    page.fire('pagehide');
    expect(page.sent).toEqual([
      {
        set: 'one',
        values: [
          { metric: 'load', path: '/admin/users', milliseconds: 1250 },
          { metric: 'inp', path: '/admin/users', milliseconds: 180 },
          { metric: 'inp', path: '/admin/profile', milliseconds: 320 },
        ],
      },
    ]);
  });

  it('ignores the slowest interaction of each fifty', () => {
    const page = openPage();
    for (let id = 1; id <= 50; id += 1) page.report('event', { interactionId: id, duration: id * 8 });
    page.hide();
    expect(page.sent[0]?.values).toMatchObject([{ metric: 'inp', milliseconds: 392 }]);
  });

  it('counts the load of a prerendered document from its opening', () => {
    const page = openPage({ hidden: true, prerendering: true, activationStart: 5000 });
    page.report('largest-contentful-paint', { startTime: 700 });
    page.hide();
    expect(page.sent[0]?.values).toMatchObject([{ metric: 'load', milliseconds: 0 }]);
  });

  it('sends nothing without measurements, nor for a document opened in the background', () => {
    const empty = openPage();
    empty.hide();
    const hidden = openPage({ hidden: true });
    hidden.report('largest-contentful-paint', { startTime: 700 });
    hidden.hide();
    expect([empty.sent, hidden.sent]).toEqual([[], []]);
  });

  it('adds little to a page and cannot end its element', () => {
    expect(brotliCompressSync(MEASURING_SCRIPT).length).toBeLessThan(800);
    expect(MEASURING_SCRIPT).not.toMatch(/<\/|<!--|\n/);
  });

  it('is the last element of the document', () => {
    expect(withMeasuring('<body><p></p></body></html>', 'one', 'n1')).toMatch(
      /^<body><p><\/p><script data-set="one" nonce="n1">.*<\/script>\n<\/body><\/html>$/,
    );
  });
});
