// Draws a page over and over with a renderer, as the site's thread does, and prints how long that took in milliseconds. Reads
// from its standard input what a renderer is asked for.
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';

const WARM_UP = 100;
const TIMES = 400;

const renderer = createRequire(import.meta.url)(process.argv[2]);
const request = await json(process.stdin);
const times = [];
for (let time = -WARM_UP; time < TIMES; time += 1) {
  const start = performance.now();
  await renderer.render(request);
  if (time >= 0) times.push(performance.now() - start);
}
console.log(`Times ${JSON.stringify(times)}`);
