import { defineEntity, p } from '@mikro-orm/core';
import {
  ARCHIVE_ENCRYPTIONS,
  ARCHIVE_SIGNATURES,
  BACKUP_ORIGINS,
  BACKUP_PROBLEMS,
  BACKUP_STATES,
  type BackupRecipient,
  RESTORE_STATES,
} from '@vitral/contracts/backups';
import { announced, identity, instant } from '../platform/entities/columns.ts';

const BackupSchema = defineEntity({
  name: 'Backup',
  triggers: [announced('backup')],
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['state', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    filename: p.text().unique(),
    origin: p.enum(BACKUP_ORIGINS),
    state: p.enum(BACKUP_STATES),
    /** Bytes. */
    size: p.bigint('number').nullable(),
    checksum: p.text().nullable(),
    rows: p.bigint('number').nullable(),
    files: p.integer().nullable(),
    /** Bytes. */
    progressDone: p.bigint('number').default(0),
    progressTotal: p.bigint('number').default(0),
    /** Last renewal of its lease while it runs. */
    seenAt: instant(),
    problem: p.enum(BACKUP_PROBLEMS).nullable(),
    encryption: p.enum(ARCHIVE_ENCRYPTIONS).default('none'),
    /** The keys for which it is encrypted, as they were named then; empty if it was made elsewhere. */
    recipients: p.json<BackupRecipient[]>().default([]),
    /** The default is true of all archives that were written before there were signatures. */
    signature: p.enum(ARCHIVE_SIGNATURES).default('unsigned'),
    /** Public key in base64. */
    signedBy: p.text().nullable(),
    actorName: p.text().nullable(),
    finishedAt: instant().nullable(),
    /** sha256 of the token of the one-time link. */
    linkHash: p.text().unique().nullable().hidden(),
    linkExpiresAt: instant().nullable().hidden(),
  },
});

/** An archive of everything, finished or in the making. A restore leaves these rows as they are. */
export class Backup extends BackupSchema.class {}
BackupSchema.setClass(Backup);

const RestoreSchema = defineEntity({
  name: 'Restore',
  triggers: [announced('restore')],
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    /** The archive's name in the backup store; no foreign key, since the backup's row may be deleted. */
    filename: p.text(),
    state: p.enum(RESTORE_STATES),
    /** Bytes. */
    progressDone: p.bigint('number').default(0),
    progressTotal: p.bigint('number').default(0),
    /** Last renewal of its lease while it runs. */
    seenAt: instant(),
    problem: p.enum(BACKUP_PROBLEMS).nullable(),
    isForeignKey: p.boolean().default(false),
    actorName: p.text().nullable(),
    finishedAt: instant().nullable(),
  },
});

/** A running or finished restore. A restore leaves these rows as they are. */
export class Restore extends RestoreSchema.class {}
RestoreSchema.setClass(Restore);
