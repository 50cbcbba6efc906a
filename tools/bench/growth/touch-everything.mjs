/** Every table that tells the site of its changes is one that nothing was changed in: the site cannot know. */
export async function touchEverything(client) {
  const { rows } = await client.query(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'vitral_changed'`,
  );
  const changes = rows.map(({ name }) => `delete from ${name} where false`);
  await client.query(changes.join(';'));
}
