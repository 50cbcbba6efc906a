export const MAKE_BACKUP = 'make-backup';
export const RESTORE_BACKUP = 'restore-backup';
export const SCHEDULE_BACKUPS = 'schedule-backups';

/** Time limit of a job that writes or restores an archive. */
export const JOB_LIMIT_SECONDS = 12 * 60 * 60;
