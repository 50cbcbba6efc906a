import { StartRefusal } from './start-refusal.ts';
import { isLoopback } from './loopback.ts';
import type { Variables } from './variables.ts';

export interface DemoMode {
  isDemo: boolean;
  /**
   * The variable that ended demo mode and its value, as in `HOST is 0.0.0.0`; null in demo mode and when DEMO itself is set.
   */
  demoEndedBy: string | null;
}

/** Settings that reveal a site meant for more people than the one at this machine. */
interface Signs {
  isProduction: boolean;
  databaseUrl: string | null;
  publicUrl: string | null;
  trustProxy: number | string[];
  host: string;
}

/**
 * Ends demo mode as soon as a setting suggests that others can reach the site, since the passwords of demo accounts are public.
 */
export function readDemoMode(variables: Variables, signs: Signs): DemoMode {
  const wanted = variables.flag('DEMO');
  const sign = signOfOthers(signs);
  if (wanted && sign !== null) {
    throw new StartRefusal(`DEMO is "true", but must be "false" or unset when ${sign}.`);
  }
  return { isDemo: wanted ?? sign === null, demoEndedBy: wanted === null ? sign : null };
}

function signOfOthers({ isProduction, databaseUrl, publicUrl, trustProxy, host }: Signs): string | null {
  if (isProduction) return 'NODE_ENV is production';
  if (databaseUrl !== null) return 'DATABASE_URL is set';
  if (publicUrl !== null && !isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL is ${publicUrl}`;
  if (trustProxy !== 0) return `TRUST_PROXY is ${String(trustProxy)}`;
  return isLoopback(host) ? null : `HOST is ${host}`;
}
