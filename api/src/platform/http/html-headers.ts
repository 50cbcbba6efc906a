import { VIOLATIONS_PATH } from '@vitral/contracts/client-errors';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';

/** Name of the endpoint to which browsers report what the policies of a document blocked. */
const ENDPOINT = 'reports';

const REPORTING_ENDPOINTS = `${ENDPOINT}="${VIOLATIONS_PATH}"`;

/** Blocks scripts without an integrity hash, and reports them. */
export const INTEGRITY_POLICY = `blocked-destinations=(script), endpoints=(${ENDPOINT})`;

interface HtmlHeaderOptions {
  /** Names of Trusted Types policies that scripts of the document create; none by default. docs/adr/110. */
  trustedTypes?: string;
}

/** Returns the headers of every HTML document. Each enforces Trusted Types, whether or not it runs scripts, and reports. */
export const htmlHeaders = (policy: string[], { trustedTypes = "'none'" }: HtmlHeaderOptions = {}) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    ...policy,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    `report-to ${ENDPOINT}`,
  ].join('; '),
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Reporting-Endpoints': REPORTING_ENDPOINTS,
});
