import { DEMO_ACCOUNTS } from '../accounts/index.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import type { Server } from './serve.ts';

export function summary(configuration: Configuration, server: Server): string {
  const places = [
    ['Site', server.url],
    ...(server.boundUrl === server.url ? [] : [['Listens on', server.boundUrl]]),
    ['Console', `${server.url}/admin`],
    ['Files', configuration.dataDir],
    ['Database', server.database],
  ];
  const accounts = configuration.isDemo
    ? DEMO_ACCOUNTS.map(({ username, password }) => [username, password])
    : [];
  return [
    '',
    'Vitral is ready. Stop it with Ctrl-C.',
    '',
    ...table(places),
    '',
    ...demoEnd(configuration),
    ...(accounts.length > 0 ? ['Demo accounts and their passwords:', '', ...table(accounts), ''] : []),
  ].join('\n');
}

function demoEnd({ demoEndedBy }: Configuration): string[] {
  if (demoEndedBy === null) return [];
  return [`Demo mode is off, because ${demoEndedBy}. To create an admin: npm run admin:create`, ''];
}

function table(rows: string[][]): string[] {
  return rows.map(([name = '', value = '']) => `  ${name.padEnd(12)}${value}`);
}
