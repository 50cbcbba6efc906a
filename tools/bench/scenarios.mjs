/**
 * What is measured: a GET as a browser sends it, and the least share of a bare server's requests per second that the site
 * promises. Another scenario is another line.
 */
export const SCENARIOS = [
  { title: 'The landing page, rendered', path: '/es', headers: { 'accept-encoding': 'br' }, atLeast: 0.5 },
  {
    title: 'A public list',
    path: '/api/testimonials',
    headers: { 'accept-encoding': 'br' },
    atLeast: 0.5,
  },
];

/** Bytes of JavaScript of the landing page, compressed. */
export const LANDING_SCRIPTS = { path: '/es', atMost: 130_000 };
