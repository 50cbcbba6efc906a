import { DEMO_ACCOUNTS } from '../../demo/demo-accounts.ts';
import type { Configuration } from '../config/configuration.ts';
import type { Server } from './start-server.ts';

/** What a person who typed `npm start` wants to know. */
export function summary(configuration: Configuration, server: Server): string {
  const places = [
    ['Site', server.address],
    ['Console', `${server.address}/admin`],
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
    ...(accounts.length > 0 ? ['Demo accounts and their passwords:', '', ...table(accounts), ''] : []),
  ].join('\n');
}

function table(rows: string[][]): string[] {
  return rows.map(([name = '', value = '']) => `  ${name.padEnd(10)}${value}`);
}
