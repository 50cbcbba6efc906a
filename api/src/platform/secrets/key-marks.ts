/** First number of the shared advisory lock by which each server publishes the mark of its SECRET_KEY for as long as it runs. */
export const KEY_MARKS = 6184;

/** Locks both numbers until the connection ends. */
export const PUBLISH_MARK = 'select pg_advisory_lock_shared($1, $2)';

/** Locks both numbers until the transaction ends. */
export const PUBLISH_MARK_IN_TRANSACTION = 'select pg_advisory_xact_lock_shared($1, $2)';

/** Given both numbers, finds a row when another mark is published. */
export const FIND_OTHER_MARK = `select from pg_locks
  where locktype = 'advisory' and objsubid = 2 and granted and classid = $1::int::oid and objid <> $2::int::oid
    and database = (select oid from pg_database where datname = current_database()) limit 1`;
