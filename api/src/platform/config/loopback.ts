import { isIP } from 'node:net';

/** Tells if a host name, as in HOST or a URL, can only be this machine: `localhost`, names below it, 127.0.0.0/8, ::1. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
