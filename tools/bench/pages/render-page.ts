// Renders a page repeatedly, as the site's thread does, and prints the times in milliseconds. Reads the request of the renderer from
// its standard input.
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';

const WARM_UP = 100;
const TIMES = 400;

const renderer = createRequire(import.meta.url)(process.argv[2] ?? '') as {
  render: (request: unknown) => Promise<unknown>;
};
const request = await json(process.stdin);
for (let time = 0; time < WARM_UP; time += 1) await renderer.render(request);
const times: number[] = [];
const before = process.cpuUsage();
for (let time = 0; time < TIMES; time += 1) {
  const start = performance.now();
  await renderer.render(request);
  times.push(performance.now() - start);
}
const { user, system } = process.cpuUsage(before);
console.log(`Times ${JSON.stringify({ times, processor: (user + system) / 1000 / TIMES })}`);
