import type { Context } from '../measure-parts.ts';
import { weighBackups } from '../backups/weigh-backups.ts';
import { missedMemory } from '../promises.ts';
import { backupsTable } from '../table.ts';

export const part = {
  name: 'backups',
  title: 'Backing up and restoring a gigabyte',
  measure: ({ root }: Context) => weighBackups(root),
  table: backupsTable,
  misses: missedMemory,
};
