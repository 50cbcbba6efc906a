import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answerTo } from './answer.mjs';
import { figuresOf, keepsPromise } from './figures.mjs';
import { load } from './load.mjs';
import { memoryOf, startScript, stopProcess } from './processes.mjs';

const BARE_SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
const WARM_UP_SECONDS = 2;
/** The site packs what it keeps tighter, once it has sent it. */
const SETTLING = { attempts: 10, pauseMs: 1000 };

/**
 * A scenario's requests on the site, and on a bare server that sends the same bytes. They take turns, so that whatever else
 * the machine does meets both.
 */
export async function compare(site, scenario, { rounds, seconds }) {
  const { path, headers } = scenario;
  await load(site, scenario, WARM_UP_SECONDS);
  const answer = await settledAnswer(site.address, scenario);
  const bare = await startBareServer(answer);
  try {
    await load(bare, scenario, WARM_UP_SECONDS);
    const measured = await inTurns(rounds, {
      site: () => load(site, scenario, seconds),
      bare: () => load(bare, scenario, seconds),
    });
    const { body } = await answerTo(site.address + path, headers);
    if (body !== answer.body) throw new Error(`What the site answers to GET ${path} changed meanwhile.`);
    const { rss: memoryBytes } = await memoryOf(site.child);
    const reading = { ...scenario, ...weightOf(answer), ...figuresOf(measured), memoryBytes };
    return { ...reading, isKept: keepsPromise(reading) };
  } finally {
    await stopProcess(bare.child);
  }
}

/** Each round's `{ site, bare }`, one after the other. */
export async function inTurns(rounds, { site, bare }) {
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push({ site: await site(), bare: await bare() });
  return measured;
}

/** A server in its own process that sends nothing but this answer. */
export async function startBareServer(answer) {
  const { child, match: port } = await startScript(BARE_SERVER, {
    input: JSON.stringify(answer),
    ready: /^Port (\d+)\n/,
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

async function settledAnswer(address, { path, headers, status = 200 }) {
  let answer = await answerTo(address + path, headers);
  for (let attempt = 0; attempt < SETTLING.attempts; attempt += 1) {
    await wait(SETTLING.pauseMs);
    const next = await answerTo(address + path, headers);
    if (next.status !== status) throw new Error(`The site answers GET ${path} with ${next.status}.`);
    if (next.body === answer.body) return next;
    answer = next;
  }
  throw new Error(`${address}${path} answers differently each time.`);
}

const weightOf = ({ headers, body }) => ({
  encoding: headers['content-encoding'] ?? 'identity',
  bytes: Buffer.byteLength(body, 'base64'),
});
