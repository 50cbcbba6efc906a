import { plot } from '@observablehq/plot';
import { JSDOM } from 'jsdom';

/** On a ground of its own, so that it can be read in the light and in the dark. */
export const COLOURS = {
  ground: '#ffffff',
  edge: '#d1d9e0',
  text: '#1f2328',
  quiet: '#59636e',
  grid: '#eaeef2',
  first: '#0b62c4',
  second: '#b35900',
  kept: '#e3f4e7',
  missed: '#c4232b',
};

export const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const MARGIN = 24;
const HEADING = 78;
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A plot under its title and a sentence that says how to read it, as the text of an SVG file that needs nothing else. */
export function pictureOf({ title, subtitle, legend = [], ...options }) {
  const { document, XMLSerializer } = new JSDOM('').window;
  const svg = plot({
    document,
    width: 960,
    marginLeft: MARGIN,
    marginRight: MARGIN,
    marginBottom: MARGIN,
    ...options,
    marginTop: HEADING + (options.marginTop ?? 0),
    style: { fontFamily: FONT, fontSize: '12px', color: COLOURS.text },
  });
  svg.querySelector('style').remove();
  svg.removeAttribute('class');
  svg.removeAttribute('style');
  svg.setAttribute('font-family', FONT);
  svg.setAttribute('font-size', '12');
  svg.setAttribute('role', 'img');
  const make = (name, attributes, text) => elementOf(document, name, attributes, text);
  svg.prepend(
    make('title', {}, title),
    groundOf(make, svg),
    make('text', { ...FROM_LEFT, y: 34, ...HEAVY, 'font-size': 18, fill: COLOURS.text }, title),
    make('text', { ...FROM_LEFT, y: 56, 'font-size': 13, fill: COLOURS.quiet }, subtitle),
    ...legendOf(make, svg, legend),
  );
  return `${shortNumbers(new XMLSerializer().serializeToString(svg))}\n`;
}

/** A hundredth of a pixel is enough. */
const shortNumbers = (markup) =>
  markup.replace(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));

const HEAVY = { 'font-weight': 600 };
const FROM_LEFT = { x: MARGIN, 'text-anchor': 'start' };

function elementOf(document, name, attributes, text = '') {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  element.textContent = text;
  return element;
}

function groundOf(make, svg) {
  const [width, height] = ['width', 'height'].map((side) => Number(svg.getAttribute(side)) - 1);
  const place = { x: 0.5, y: 0.5, width, height, rx: 8 };
  return make('rect', { ...place, fill: COLOURS.ground, stroke: COLOURS.edge });
}

/** Names in their colours, one above the other at the right. */
function legendOf(make, svg, legend) {
  const x = Number(svg.getAttribute('width')) - MARGIN;
  return legend.map(({ name, colour }, index) =>
    make('text', { x, y: 34 + index * 20, ...HEAVY, 'text-anchor': 'end', fill: colour }, `● ${name}`),
  );
}
