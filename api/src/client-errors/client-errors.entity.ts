import { defineEntity, p } from '@mikro-orm/core';
import { CLIENT_ERROR_KINDS } from '@vitral/contracts';
import { identity, instant } from '../platform/entities/columns.ts';

const ClientErrorSchema = defineEntity({
  name: 'ClientError',
  indexes: [{ properties: ['lastAt', 'id'] }],
  properties: {
    ...identity(),
    /** Digest of what makes two errors equal. */
    fingerprint: p.text().unique(),
    kind: p.enum(CLIENT_ERROR_KINDS),
    message: p.text(),
    stack: p.text().nullable(),
    page: p.text(),
    module: p.text().nullable(),
    release: p.text().nullable(),
    browser: p.text(),
    count: p.integer().default(1),
    lastAt: instant(),
  },
});

/** What went wrong in browsers, counted; nothing is kept of who had it. */
export class ClientError extends ClientErrorSchema.class {}
ClientErrorSchema.setClass(ClientError);
