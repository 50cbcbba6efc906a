// Draws a page over and over with a renderer, as the site's thread does, and prints how long that took in milliseconds. Reads
// from its standard input what a renderer is asked for.
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';

const WARM_UP = 100;
const TIMES = 400;

const renderer = createRequire(import.meta.url)(process.argv[2]);
const request = await json(process.stdin);
for (let time = 0; time < WARM_UP; time += 1) await renderer.render(request);
const times = [];
const before = process.cpuUsage();
for (let time = 0; time < TIMES; time += 1) {
  const start = performance.now();
  await renderer.render(request);
  times.push(performance.now() - start);
}
const { user, system } = process.cpuUsage(before);
console.log(`Times ${JSON.stringify({ times, processor: (user + system) / 1000 / TIMES })}`);
