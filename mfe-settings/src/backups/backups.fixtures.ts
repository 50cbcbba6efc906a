import type { BackupKey, BackupKeys } from '@vitral/sdk/contracts/backup-keys';
import type { Backup, Restore } from '@vitral/sdk/contracts/backups';
import { DEFAULT_SETTINGS, type Settings } from '@vitral/sdk/contracts/settings';
import { jsonResponse, type StubbedResponses } from '@vitral/sdk/testing';

export const FILENAME = 'vitral-20261121-0917-9f3c.tar';

const SITE_KEY = `${'S'.repeat(43)}=`;

export const backupKey = (given: Partial<BackupKey> = {}): BackupKey => ({
  id: 'k1',
  kind: 'recipient',
  name: 'Caja fuerte',
  publicKey: `age1${'q'.repeat(58)}`,
  createdBy: 'Adriana Salazar',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...given,
});

export const backupKeys = (...keys: BackupKey[]): BackupKeys => ({ signingKey: SITE_KEY, keys });

export const backup = (given: Partial<Backup> = {}): Backup => ({
  id: '1',
  filename: FILENAME,
  origin: 'scheduled',
  state: 'ready',
  size: 5_242_880,
  checksum: 'ab'.repeat(32),
  rows: 1234,
  files: 1,
  progress: null,
  problem: null,
  encryption: 'none',
  recipients: [],
  signature: 'signed',
  signedBy: SITE_KEY,
  actorName: null,
  createdAt: new Date(Date.now() - 3 * 60 * 60_000).toISOString(),
  finishedAt: new Date(Date.now() - 3 * 60 * 60_000).toISOString(),
  ...given,
});

export const running = backup({
  id: '2',
  filename: 'vitral-20261122-0917-0c0c.tar',
  origin: 'manual',
  state: 'running',
  size: null,
  rows: null,
  files: null,
  progress: { done: 30, total: 120 },
  actorName: 'Adriana Salazar',
  createdAt: new Date().toISOString(),
});

export const restore = (given: Partial<Restore> = {}): Restore => ({
  id: '9',
  filename: FILENAME,
  state: 'verifying',
  progress: { done: 1, total: 2 },
  problem: null,
  isForeignKey: false,
  actorName: 'Adriana Salazar',
  createdAt: new Date().toISOString(),
  finishedAt: null,
  ...given,
});

export const settings: Settings = {
  ...DEFAULT_SETTINGS,
  canMail: true,
  canSms: false,
  version: 0,
  updatedAt: null,
};

/** Responses of a server without a running restore. */
export const respondsWith = (backups: Backup[], more: StubbedResponses = {}): StubbedResponses => ({
  'GET /api/backups': backups,
  'GET /api/backups/restore': jsonResponse(200),
  'GET /api/settings': settings,
  'GET /api/backup-keys': backupKeys(backupKey()),
  ...more,
});
