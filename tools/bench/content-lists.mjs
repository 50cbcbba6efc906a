// How long the console waits for lists of content, beside a bare server that sends the same bytes.
import { Agent, get } from 'node:http';
import { answerTo } from './answer.mjs';
import { startBareServer } from './compare.mjs';
import { CONTENT_LISTS } from './content-scenarios.mjs';
import { median } from './figures.mjs';
import { stopProcess } from './processes.mjs';

const ACCOUNT = { username: 'manager', password: 'manager-vitral' };
const WARM_UP = 10;
const TIMES = 60;

/** One request after the other, as a person asks; the two servers take turns. Milliseconds. */
export async function timeContentLists(site) {
  const headers = { cookie: await logIn(site.address) };
  const readings = [];
  for (const { path, atMost } of CONTENT_LISTS) {
    const answer = await answerTo(site.address + path, headers);
    if (answer.status !== 200) throw new Error(`The site answers GET ${path} with ${answer.status}.`);
    const bare = await startBareServer(answer);
    try {
      readings.push({ path, atMost, ...(await waits(site.address + path, bare.address, headers)) });
    } finally {
      await stopProcess(bare.child);
    }
  }
  return readings.map((reading) => ({ ...reading, isKept: reading.site <= reading.atMost }));
}

async function waits(siteAddress, bareAddress, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = { site: [], bare: [] };
  for (let time = -WARM_UP; time < TIMES; time += 1) {
    const site = await waitFor(siteAddress, { headers, agent });
    const bare = await waitFor(bareAddress, { headers, agent });
    if (time < 0) continue;
    times.site.push(site);
    times.bare.push(bare);
  }
  agent.destroy();
  return { site: median(times.site), bare: median(times.bare), slowest: Math.max(...times.site) };
}

function waitFor(address, options) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(address, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`GET ${address}: ${response.statusCode}`));
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(performance.now() - start));
    }).on('error', reject);
  });
}

async function logIn(address) {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  if (!response.ok) throw new Error(`The demo's manager cannot log in: ${response.status}`);
  return response.headers.getSetCookie()[0].split(';')[0];
}
