/** How values are written as text is the same whatever a database is set to, and no limit of time cuts a long work off. */
export const PLAIN_VALUES = [
  "datestyle = 'ISO, YMD'",
  "timezone = 'UTC'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
  'statement_timeout = 0',
  'lock_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  'transaction_timeout = 0',
];
