import { isIP } from 'node:net';
import { StartRefusal } from '../errors/app-error.ts';
import type { Variables } from './variables.ts';

/** Settings that suggest a site for more people than the one at this machine. */
interface Signs {
  isProduction: boolean;
  databaseUrl: string | null;
  publicUrl: string | null;
  trustProxy: number | string[];
  host: string;
}

/** Ends demo mode once a setting suggests that others can reach the site: passwords of demo accounts are public. */
export function readDemoMode(variables: Variables, signs: Signs) {
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

/** Returns whether a host name, as in HOST or a URL, can only be this machine: `localhost`, names below it, 127.0.0.0/8, ::1. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
