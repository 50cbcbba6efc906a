/** Every table that tells the site of its changes is one that nothing was changed in: the site cannot know. */
export async function touchEverything(client) {
  const { rows } = await client.query(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'vitral_changed'`,
  );
  const changes = rows.map(({ name }) => `delete from ${name} where false`);
  await client.query(changes.join(';'));
}

/** How large the database is, and of each table how many rows it has and what they take with their indexes. In bytes. */
export async function weighTables(client, names) {
  const tables = [];
  for (const name of names) {
    const { rows } = await client.query(
      `select (select count(*)::int from ${name}) as rows,
         coalesce((select sum(pg_table_size(relid)) from pg_partition_tree('${name}')), pg_table_size('${name}'))::float8
           as "tableBytes",
         coalesce((select sum(pg_indexes_size(relid)) from pg_partition_tree('${name}')), pg_indexes_size('${name}'))::float8
           as "indexBytes"`,
    );
    tables.push({ name, ...rows[0] });
  }
  const { rows } = await client.query(`select pg_database_size(current_database())::float8 as bytes`);
  return { bytes: rows[0].bytes, tables };
}
