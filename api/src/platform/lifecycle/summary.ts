import type { Configuration } from '../config/configuration.ts';
import type { Server } from './start-server.ts';

/** What a person who typed `npm start` wants to know. */
export function summary(configuration: Configuration, server: Server): string {
  const lines: [string, string][] = [
    ['Open', server.address],
    ['Console', `${server.address}/admin`],
    ['Files', configuration.dataDir],
    ['Database', server.database],
  ];
  const body = lines.map(([label, text]) => `  ${label.padEnd(10)}${text}`).join('\n');
  return `\nVitral is ready. Stop it with Ctrl-C.\n\n${body}\n\n`;
}
