import type { CallShape } from './module-calls.ts';

/**
 * Files that `npm run types` writes into the repository of a module: typed calls, and the record of the calls that they
 * were generated from.
 */
export const SITE_FILE = 'src/site.gen.ts';
export const CONTRACT_FILE = 'src/site-contract.json';

export interface RecordedCall extends CallShape {
  /** First characters of the SHA-256 of the shape as JSON. */
  hash: string;
}

/** The record of a site's calls. The build of a module takes the shapes of the calls that it uses from this record. */
export interface SiteContract {
  /** Version of the site's API. */
  version: string;
  /** Name of the call → its shape, sorted by name. */
  calls: Record<string, RecordedCall>;
}
