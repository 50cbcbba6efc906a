/** For the transaction that begins: it may take as long as it takes, whatever the database says of others. */
export const WITHOUT_LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
]
  .map((limit) => `set local ${limit} = 0`)
  .join('; ');
