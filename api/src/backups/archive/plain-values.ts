/** SQL that makes the text form of values in this transaction independent of the database's settings. */
export const PLAIN_VALUES = [
  "datestyle = 'ISO, YMD'",
  "timezone = 'UTC'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
]
  .map((value) => `set local ${value}`)
  .join('; ');
