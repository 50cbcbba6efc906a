import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurns } from '../compare.mjs';
import { figuresOf } from '../figures.mjs';
import { underLoad } from '../load.mjs';
import { addPeople } from '../login/people.mjs';
import { loginTable, missedLogins } from '../login/table.mjs';
import { memoryOf, startScript, stopProcess } from '../processes.mjs';

const BARE_LOGIN = fileURLToPath(new URL('../login/bare-login.mjs', import.meta.url));
const PATH = '/api/auth/login';
const PARALLEL = [1, 8];
/** Of the seconds for quicker requests: a busy machine hashes only few passwords in one. */
const LONGER = 2;
const JSON_BODY = { 'content-type': 'application/json' };

export const part = {
  name: 'login',
  title: 'Logging in beside a bare server that does nothing but hash',
  measure,
  table: loginTable,
  misses: missedLogins,
};

async function measure({ root, startSite, effort, say }) {
  const seconds = LONGER * effort.seconds;
  const site = await startSite();
  const people = await addPeople(site.dataFolder, Math.max(...PARALLEL));
  const bare = await startBareLogin(root, site, people[0]);
  const readings = [];
  for (const parallel of PARALLEL) {
    say(`Logging in, ${parallel} at once ...`);
    const logIn = (server) => logInOverAndOver(server, people.slice(0, parallel), seconds);
    await logIn(site);
    await logIn(bare);
    const rounds = await inTurns(effort.rounds, {
      site: () => logIn(site),
      bare: () => logIn(bare),
    });
    const { rss: memoryBytes } = await memoryOf(site.child);
    readings.push({ parallel, ...figuresOf(rounds), memoryBytes });
  }
  await stopProcess(bare.child);
  await site.stop();
  return readings;
}

async function startBareLogin(root, { address }, { hash, ...person }) {
  const response = await fetch(address + PATH, { method: 'POST', headers: JSON_BODY, body: bodyOf(person) });
  if (!response.ok) throw new Error(`${person.username} cannot log in: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = { ...JSON_BODY, 'content-length': String(bytes.length) };
  const answer = { status: response.status, headers, body: bytes.toString('base64') };
  const { child, match: port } = await startScript(BARE_LOGIN, {
    words: [join(root, 'api/dist')],
    input: JSON.stringify({ hash, answer }),
    ready: /^Port (\d+)\n/,
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

/** Each person on a connection of their own. */
function logInOverAndOver(server, people, seconds) {
  const waiting = [...people];
  const setupClient = (client) => client.setHeadersAndBody(JSON_BODY, bodyOf(waiting.pop()));
  const requests = { path: PATH, method: 'POST', connections: people.length, setupClient };
  return underLoad(server, requests, { status: 200, seconds });
}

const bodyOf = ({ username, password }) => JSON.stringify({ username, password });
