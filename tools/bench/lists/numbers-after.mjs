/**
 * For `from`: as many numbers `n` as are asked for ($1), going on from how many rows the table has, so that a fill can be run again
 * and what has to be unique stays so.
 */
export const numbersAfter = (table) =>
  `(select (had + step)::int as n from generate_series(1, $1::int) as step, (select count(*) as had from ${table}) as rows)
    as numbers`;

/** At least 1, so that it divides. */
export const countOf = (table, where = 'true') =>
  `(select greatest(count(*), 1)::int from ${table} where ${where})`;

/** After `from numbers` and `join`: a row of another table for each number, so that all of them get their share. */
export const shareOf = (table, name, where = 'true') => `
  (select id, row_number() over (order by id) - 1 as place from ${table} where ${where}) as ${name}
    on ${name}.place = n % ${countOf(table, where)}`;
