import { defineEntity, p } from '@mikro-orm/core';
import { BACKUP_KEY_KINDS } from '@vitral/contracts/backup-keys';
import { identity } from '../platform/entities/columns.ts';

/**
 * A key for which backups are encrypted, or one whose archives are trusted. The keys belong to the installation: a
 * restore leaves them as they are, so that no archive decides who may read the next ones.
 */
const BackupKeySchema = defineEntity({
  name: 'BackupKey',
  uniques: [{ properties: ['kind', 'publicKey'] }],
  properties: {
    ...identity(),
    kind: p.enum(BACKUP_KEY_KINDS),
    name: p.text(),
    publicKey: p.text(),
    createdBy: p.text(),
  },
});

export class BackupKey extends BackupKeySchema.class {}
BackupKeySchema.setClass(BackupKey);
