/** By a shared lock of these two numbers each server shows which SECRET_KEY it has, for as long as it lives. */
export const KEY_MARKS = 6184;

/** Takes both numbers; ends with the session. */
export const SHOW_MARK = 'select pg_advisory_lock_shared($1, $2)';

/** Takes both numbers; ends with the transaction. */
export const SHOW_MARK_MEANWHILE = 'select pg_advisory_xact_lock_shared($1, $2)';

/** Takes both numbers; finds a row when somebody shows another mark. */
export const FIND_OTHER_MARK = `select from pg_locks
  where locktype = 'advisory' and objsubid = 2 and granted and classid = $1::int::oid and objid <> $2::int::oid
    and database = (select oid from pg_database where datname = current_database()) limit 1`;
