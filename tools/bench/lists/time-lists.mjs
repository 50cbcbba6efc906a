// How long the console waits for its lists, beside a bare server that sends the same bytes.
import { Agent, get } from 'node:http';
import { answerTo } from '../answer.mjs';
import { startBareServer } from '../compare.mjs';
import { median } from '../figures.mjs';
import { logInAs } from '../log-in.mjs';
import { stopProcess } from '../processes.mjs';

const AT_MOST_MS = 50;
const WARM_UP = 3;
const TIMES = 30;
const FEW_TIMES = 5;

/** One request after the other, as a person asks; the two servers take turns. Milliseconds. */
export async function timeLists(site, { role, first, paths }, { isQuick }) {
  const headers = { cookie: await logInAs(site.address, role) };
  const howOften = isQuick ? FEW_TIMES : TIMES;
  const readings = [];
  for (const path of [first, ...paths].map(encodeURI)) {
    const answer = await answerTo(site.address + path, headers);
    if (answer.status !== 200) throw new Error(`The site answers GET ${path} with ${answer.status}.`);
    const bare = await startBareServer(answer);
    try {
      readings.push({
        path,
        atMost: AT_MOST_MS,
        ...(await waits(site.address + path, bare.address, { headers, howOften })),
      });
    } finally {
      await stopProcess(bare.child);
    }
  }
  return readings.map((reading) => ({ ...reading, isKept: reading.site <= reading.atMost }));
}

async function waits(siteAddress, bareAddress, { headers, howOften }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = { site: [], bare: [] };
  for (let time = -WARM_UP; time < howOften; time += 1) {
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
