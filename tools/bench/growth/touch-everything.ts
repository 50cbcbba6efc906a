import type { Client } from 'pg';

/** Fires the change trigger of every table without changing a row, which the site cannot know. */
export async function touchEverything(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'vitral_changed'`,
  );
  const changes = rows.map(({ name }) => `delete from ${name} where false`);
  await client.query(changes.join(';'));
}
