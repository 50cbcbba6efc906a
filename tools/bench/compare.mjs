import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { answerTo } from './answer.mjs';
import { figuresOf, keepsPromise } from './figures.mjs';
import { processorSeconds, startScript, stopProcess } from './processes.mjs';

const BARE_SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
const CONNECTIONS = 50;
/** One thread asks no faster than a bare server answers; each of the two needs a processor. */
const ASKING_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
const WARM_UP_SECONDS = 2;
/** The site packs what it keeps tighter, once it has sent it. */
const SETTLING = { attempts: 10, pauseMs: 1000 };

/**
 * A scenario's requests on the site, and on a bare server that sends the same bytes. They take turns, so that whatever else
 * the machine does meets both. A server is its process, `child`, and its `address`.
 */
export async function compare(site, scenario, { rounds, seconds }) {
  const { path, headers } = scenario;
  await load(site, scenario, WARM_UP_SECONDS);
  const answer = await settledAnswer(site.address + path, headers);
  if (answer.status !== 200) throw new Error(`The site answers GET ${path} with ${answer.status}.`);
  const bare = await startBareServer(answer);
  try {
    await load(bare, scenario, WARM_UP_SECONDS);
    const measured = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push({
        site: await load(site, scenario, seconds),
        bare: await load(bare, scenario, seconds),
      });
    const { body } = await answerTo(site.address + path, headers);
    if (body !== answer.body) throw new Error(`What the site answers to GET ${path} changed meanwhile.`);
    const reading = { ...scenario, ...weightOf(answer), ...figuresOf(measured) };
    return { ...reading, isKept: keepsPromise(reading) };
  } finally {
    await stopProcess(bare.child);
  }
}

/** A server in its own process that sends nothing but this answer. */
export async function startBareServer(answer) {
  const { child, match: port } = await startScript(BARE_SERVER, {
    input: JSON.stringify(answer),
    ready: /^Port (\d+)\n/,
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

async function settledAnswer(address, headers) {
  let answer = await answerTo(address, headers);
  for (let attempt = 0; attempt < SETTLING.attempts; attempt += 1) {
    await wait(SETTLING.pauseMs);
    const next = await answerTo(address, headers);
    if (next.body === answer.body) return next;
    answer = next;
  }
  throw new Error(`${address} answers differently each time.`);
}

async function load({ child, address }, { path, headers }, duration) {
  const spentBefore = await processorSeconds(child);
  const result = await autocannon({
    url: address + path,
    headers,
    duration,
    connections: CONNECTIONS,
    workers: ASKING_THREADS,
  });
  const answered = result['2xx'];
  const spent = (await processorSeconds(child)) - spentBefore;
  return {
    perSecond: answered / result.duration,
    perProcessorSecond: answered / spent,
    failures: result.errors + result.non2xx,
  };
}

const weightOf = ({ headers }) => ({
  encoding: headers['content-encoding'] ?? 'identity',
  bytes: Number(headers['content-length']),
});
