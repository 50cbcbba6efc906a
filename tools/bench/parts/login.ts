import type { Client } from 'autocannon';
import { underLoad } from '../load.ts';
import type { Context } from '../measure-parts.ts';
import { withDatabase } from '../database.ts';

const PATH = '/api/auth/login';
const PARALLEL = [1, 8];
/** Multiple of the seconds for quicker requests: a busy machine hashes few passwords in a second. */
const LONGER = 4;
const JSON_BODY = { 'content-type': 'application/json' };

/** Copies the demo's user: the rate limit of one account lets few of its logins run at once. */
const ADD_ACCOUNTS = `
  insert into account (created_at, updated_at, name, username, role, password_hash, is_enabled, awaits_approval)
  select now(), now(), 'Person ' || n, 'bench.' || n, 'user', password_hash, true, false
  from account, generate_series(1, $1::int) n where username = 'user'`;

export const part = { name: 'login', title: 'Logins', measure };

/** Checks that no login fails. No speed is promised, since hashing is slow on purpose. */
async function measure({ startSite, effort, print }: Context) {
  const site = await startSite();
  await withDatabase(site.dataFolder, (client) => client.query(ADD_ACCOUNTS, [Math.max(...PARALLEL)]));
  const rows = [];
  for (const parallel of PARALLEL) {
    print(`Logging in, ${parallel} at once ...`);
    let person = 0;
    const setupClient = (client: Client) => client.setHeadersAndBody(JSON_BODY, bodyOf((person += 1)));
    const { perSecond, p50, p99, failures } = await underLoad(
      site,
      { path: PATH, method: 'POST', duration: LONGER * effort.seconds, connections: parallel, setupClient },
      [200],
    );
    rows.push({
      name: `${parallel} at once`,
      figures: { 'per second': perSecond, 'p50 ms': p50, 'p99 ms': p99, failures },
      promises: { failures: { atMost: 0 } },
    });
  }
  await site.stop();
  return [rows];
}

const bodyOf = (person: number) => JSON.stringify({ username: `bench.${person}`, password: 'user-vitral' });
