import { LONGEST_TIMING_MS, MAX_TIMINGS } from '@vitral/contracts/visit-timings';

/** Interactions per page that are compared; INP ignores the slowest of each fifty. */
const MOST_INTERACTIONS = 500;
/** Shortest time that browsers report. */
const THRESHOLD_MS = 16;

/**
 * Measures one visit and sends it once, when the document is first hidden. It belongs to the server rather than to a
 * release, so that two releases are measured by the same code. Documents opened in the background have no comparable
 * load time and are not measured.
 */
export const MEASURING_SCRIPT = `(() => {
  const { set } = document.currentScript.dataset;
  if (document.hidden && !document.prerendering) return;
  const start = location.pathname;
  let path = start;
  let load;
  let isSent;
  const pages = new Map();
  const observers = [];
  const observe = (type, take) => {
    const takeAll = (entries) => entries.forEach(take);
    try {
      const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
      observer.observe({ type, buffered: true, durationThreshold: ${THRESHOLD_MS} });
      observers.push(() => takeAll(observer.takeRecords()));
    } catch {}
  };
  const interact = ({ interactionId: id, duration }) => {
    if (!id) return;
    if (!pages.has(path)) pages.set(path, new Map());
    const times = pages.get(path);
    if (times.has(id) || times.size < ${MOST_INTERACTIONS}) times.set(id, Math.max(duration, times.get(id) || 0));
  };
  observe('largest-contentful-paint', (entry) => { load = entry.startTime; });
  observe('event', interact);
  observe('first-input', interact);
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => { path = location.pathname; }, true);
  const send = () => {
    observers.forEach((take) => take());
    const value = (metric, path, time) =>
      ({ metric, path, milliseconds: Math.min(Math.max(Math.round(time), 0), ${LONGEST_TIMING_MS}) });
    const [opened] = performance.getEntriesByType('navigation');
    const values = load === undefined ? [] : [value('load', start, load - (opened?.activationStart || 0))];
    for (const [path, times] of pages) {
      const slowest = [...times.values()].sort((one, other) => other - one);
      values.push(value('inp', path, slowest[Math.floor(slowest.length / 50)] ?? slowest.at(-1)));
    }
    if (isSent || !values.length) return;
    isSent = true;
    const report = JSON.stringify({ set, values: values.slice(0, ${MAX_TIMINGS}) });
    navigator.sendBeacon('/api/modules/timings', new Blob([report], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', () => { if (document.hidden) send(); }, true);
  addEventListener('pagehide', send, true);
})();`.replaceAll(/\n\s*/g, ' ');

/** Returns the element with the script. `nonce` is that of the console; the CSP of public pages names the script's hash. */
export const measuringElement = (set: string, nonce = ''): string =>
  `<script data-set="${set}"${nonce && ` nonce="${nonce}"`}>${MEASURING_SCRIPT}</script>\n`;

/** Adds the script at the end of a document, since browsers buffer the first measurements for it. */
export function withMeasuring(html: string, set: string, nonce?: string): string {
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end) + measuringElement(set, nonce) + html.slice(end);
}
