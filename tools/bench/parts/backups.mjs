import { weighBackups } from '../backups/weigh-backups.mjs';
import { missedMemory } from '../promises.mjs';
import { backupsTable } from '../table.mjs';

export const part = {
  name: 'backups',
  title: 'Backing up and restoring a gigabyte',
  measure: ({ root }) => weighBackups(root),
  table: backupsTable,
  misses: missedMemory,
};
