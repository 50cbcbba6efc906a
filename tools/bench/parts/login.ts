import type { Context } from '../measure-parts.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurns } from '../compare.ts';
import { figuresOf } from '../figures.ts';
import { underLoad } from '../load.ts';
import type { Client } from 'autocannon';
import { addPeople, type Person } from '../login/people.ts';
import { loginTable, missedLogins } from '../login/table.ts';
import { memoryOf, startScript, stopProcess, type Server } from '../processes.ts';

const BARE_LOGIN = fileURLToPath(new URL('../login/bare-login.ts', import.meta.url));
const PATH = '/api/auth/login';
const PARALLEL = [1, 8];
/** Multiple of the seconds for quicker requests: a busy machine hashes few passwords in a second. */
const LONGER = 2;
const JSON_BODY = { 'content-type': 'application/json' };

export const part = {
  name: 'login',
  title: 'Logins beside a bare server that only hashes',
  measure,
  table: loginTable,
  misses: missedLogins,
};

async function measure({ root, startSite, effort, say }: Context) {
  const seconds = LONGER * effort.seconds;
  const site = await startSite();
  const people = await addPeople(site.dataFolder, Math.max(...PARALLEL));
  const bare = await startBareLogin(root, site, people[0] as Person);
  const readings = [];
  for (const parallel of PARALLEL) {
    say(`Logging in, ${parallel} at once ...`);
    const logIn = (server: Server) => logInRepeatedly(server, people.slice(0, parallel), seconds);
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

async function startBareLogin(
  root: string,
  { address }: Server,
  { hash, ...person }: Person,
): Promise<Server> {
  const response = await fetch(address + PATH, { method: 'POST', headers: JSON_BODY, body: bodyOf(person) });
  if (!response.ok) throw new Error(`${person.username} cannot log in: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = { ...JSON_BODY, 'content-length': String(bytes.length) };
  const reply = { status: response.status, headers, body: bytes.toString('base64') };
  const { child, match: port } = await startScript(BARE_LOGIN, {
    words: [join(root, 'api/dist')],
    input: JSON.stringify({ hash, reply }),
    ready: /^Port (\d+)\n/,
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

/** Logs in repeatedly, each person on a separate connection. */
function logInRepeatedly(server: Server, people: Person[], seconds: number) {
  const waiting = [...people];
  const setupClient = (client: Client) =>
    client.setHeadersAndBody(JSON_BODY, bodyOf(waiting.pop() as Person));
  const requests = { path: PATH, method: 'POST', connections: people.length, setupClient };
  return underLoad(server, requests, { status: 200, seconds });
}

const bodyOf = ({ username, password }: Omit<Person, 'hash'>) => JSON.stringify({ username, password });
