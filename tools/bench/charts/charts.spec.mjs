import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { growthChart, inThousands, shortened } from './growth-chart.mjs';
import { memoryChart } from './memory-chart.mjs';
import { COLOURS } from './picture.mjs';
import { ratioChart, ratioPicture } from './ratio-chart.mjs';

/** As a browser reads an SVG file: anything that is not well-formed is refused. */
const drawn = (markup) => new JSDOM(markup, { contentType: 'image/svg+xml' }).window.document.documentElement;
const wordsOf = (svg) => [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
const textOf = (svg, words) => [...svg.querySelectorAll('text')].find((text) => text.textContent === words);

const answer = (name, isKept, ...times) => ({
  name,
  isKept,
  growth: times.map((ms, index) => ({ rows: 100 * 10 ** index, ms })),
});
const growth = {
  title: 'Public answers',
  answers: [answer('GET /es', true, 0.4, 0.4, 0.5), answer('GET /sitemap.xml', false, 2, 8, 80)],
  atMost: 1.5,
};

const figures = (ratio) => ({ ratio, ratios: [ratio - 0.1, ratio, ratio + 0.1] });
const reading = { name: 'GET /es', perSecond: figures(0.8), perProcessorSecond: figures(0.6), atLeast: 0.5 };
const samples = [0, 60, 120].map((seconds) => ({ seconds, megabytes: 200 + seconds / 10 }));

const pictures = [
  ['growth', growthChart(growth)],
  ['ratios', ratioChart({ title: 'Beside a bare server', readings: [reading] })],
  ['memory', memoryChart({ title: 'Memory', subtitle: 'Of the server.', samples })],
];

describe.each(pictures)('a picture of %s', (_name, markup) => {
  it('has its own ground, and needs nothing from elsewhere', () => {
    const svg = drawn(markup);
    expect(svg.querySelector('rect').getAttribute('fill')).toBe(COLOURS.ground);
    expect(svg.querySelector('script, style, image, foreignObject')).toBeNull();
    expect(markup.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|url\(|NaN/);
  });

  it('says what it shows', () => {
    const svg = drawn(markup);
    expect(svg.querySelector('title').textContent).toBe(wordsOf(svg)[0]);
  });
});

it('shows how each answer grew, and which grew too much', () => {
  const svg = drawn(growthChart(growth));
  expect(textOf(svg, '0.40 → 0.50 ms').getAttribute('fill')).toBe(COLOURS.first);
  expect(textOf(svg, '2.0 → 80.0 ms').getAttribute('fill')).toBe(COLOURS.missed);
  expect(wordsOf(svg)).toEqual(expect.arrayContaining(['/es', '/sitemap.xml', '100', '1k', '10k']));
});

it('keeps what grew beyond all measure within its frame', () => {
  const svg = drawn(growthChart(growth));
  const heights = [...svg.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cy')));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(78);
});

it('names the file that a picture is for', () => {
  const title = 'Public reads beside a bare server';
  const picture = ratioPicture('reads.svg', title, [reading]);
  expect(picture).toEqual({ file: 'reads.svg', title, svg: ratioChart({ title, readings: [reading] }) });
});

it('shows the share of a bare server that each request reaches', () => {
  const svg = drawn(ratioChart({ title: 'Beside a bare server', readings: [reading] }));
  expect(wordsOf(svg)).toEqual(expect.arrayContaining(['GET /es', '0.80', '0.60']));
});

it('shows where memory ended', () => {
  const svg = drawn(memoryChart({ title: 'Memory', subtitle: 'Of the server.', samples }));
  expect(wordsOf(svg)).toContain('212 MB');
});

it('counts rows in thousands', () => {
  expect([100, 1000, 100_000].map(inThousands)).toEqual(['100', '1k', '100k']);
});

it('leaves out of a name what does not fit above its panel', () => {
  expect(shortened('GET /api/content?limit=25&offset=0')).toBe('/api/content');
  expect(shortened('GET /es, drawn anew')).toBe('/es, drawn anew');
  expect(shortened('GET /api/landing-content/hero/revisions')).toBe('/api/landing-content/hero/revisio…');
});
