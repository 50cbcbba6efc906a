/** For the transaction that begins: how values are written as text is the same whatever a database is set to. */
export const PLAIN_VALUES = [
  "datestyle = 'ISO, YMD'",
  "timezone = 'UTC'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
]
  .map((value) => `set local ${value}`)
  .join('; ');
