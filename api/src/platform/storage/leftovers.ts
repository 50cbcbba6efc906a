import type { Configuration } from '../config/configuration.ts';

const DAY_MS = 24 * 3_600_000;

/** When this process started, in milliseconds. */
export const STARTED_AT = performance.timeOrigin;

/** With an embedded database there is only this server. */
export const isAlone = ({ databaseUrl }: Configuration): boolean => databaseUrl === null;

/**
 * Returns the moment before which a file without a row is a leftover. A more recent file may wait for the commit of its
 * row, perhaps by another server; S3 dates it by the start of its upload.
 */
export function leftoversBefore(configuration: Configuration): Date {
  const dayAgo = Date.now() - DAY_MS;
  return new Date(isAlone(configuration) ? Math.max(dayAgo, STARTED_AT) : dayAgo);
}
