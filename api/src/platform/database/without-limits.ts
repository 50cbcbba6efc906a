/** SQL that lifts the database's time limits for the current transaction. */
export const WITHOUT_LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
]
  .map((limit) => `set local ${limit} = 0`)
  .join('; ');
