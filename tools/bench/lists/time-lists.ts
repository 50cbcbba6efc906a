import { Agent, get, type RequestOptions } from 'node:http';
import { responseTo } from '../response.ts';
import { startBareServer } from '../compare.ts';
import { median } from '../figures.ts';
import { logInAs } from '../log-in.ts';
import type { Effort } from '../measure-parts.ts';
import { stopProcess, type Server } from '../processes.ts';
import type { List } from './index.ts';

const AT_MOST_MS = 50;
const WARM_UP = 3;
const TIMES = 30;
const FEW_TIMES = 5;

/** Measures the lists of the console in milliseconds beside a bare server that sends the same bytes, in turns, one request at a time. */
export async function timeLists(site: Server, { role, first, paths }: List, { isQuick }: Effort) {
  const headers = { cookie: await logInAs(site.address, role) };
  const howOften = isQuick ? FEW_TIMES : TIMES;
  const readings = [];
  for (const path of [first, ...paths].map(encodeURI)) {
    const reply = await responseTo(site.address + path, headers);
    if (reply.status !== 200) throw new Error(`The site responds to GET ${path} with ${reply.status}.`);
    const bare = await startBareServer(reply);
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

async function waits(
  siteUrl: string,
  bareUrl: string,
  { headers, howOften }: { headers: Record<string, string>; howOften: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
  for (let time = -WARM_UP; time < howOften; time += 1) {
    const site = await waitFor(siteUrl, { headers, agent });
    const bare = await waitFor(bareUrl, { headers, agent });
    if (time < 0) continue;
    times.site.push(site);
    times.bare.push(bare);
  }
  agent.destroy();
  return { site: median(times.site), bare: median(times.bare), slowest: Math.max(...times.site) };
}

function waitFor(address: string, options: RequestOptions) {
  const start = performance.now();
  return new Promise<number>((resolve, reject) => {
    get(address, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`GET ${address}: ${response.statusCode}`));
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(performance.now() - start));
    }).on('error', reject);
  });
}
