/**
 * Returns SQL for `from`: $1 numbers `n` after the number of rows of the table, so that a fill can run again and unique values stay
 * unique.
 */
export const numbersAfter = (table: string) =>
  `(select (had + step)::int as n from generate_series(1, $1::int) as step, (select count(*) as had from ${table}) as rows)
    as numbers`;

/** Returns SQL for the number of rows, at least 1, so that it can be a divisor. */
export const countOf = (table: string, where = 'true') =>
  `(select greatest(count(*), 1)::int from ${table} where ${where})`;

/** Returns SQL after `from numbers join`: a row of another table for each number, all rows in turn. */
export const shareOf = (table: string, name: string, where = 'true') => `
  (select id, row_number() over (order by id) - 1 as place from ${table} where ${where}) as ${name}
    on ${name}.place = n % ${countOf(table, where)}`;
