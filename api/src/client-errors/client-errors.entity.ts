import { defineEntity, p } from '@mikro-orm/core';
import { CLIENT_ERROR_KINDS } from '@vitral/contracts/client-errors';
import { identity, instant, searchText, searchIndex, announced } from '../platform/entities/columns.ts';

const ClientErrorSchema = defineEntity({
  name: 'ClientError',
  triggers: [announced('client_error')],
  indexes: [
    { properties: ['lastAt', 'id'] },
    { name: 'client_error_search_index', expression: searchIndex('client_error', 'search_text') },
  ],
  properties: {
    ...identity(),
    /** Digest of the fields by which two errors are equal. */
    fingerprint: p.text().unique(),
    kind: p.enum(CLIENT_ERROR_KINDS),
    message: p.text(),
    stack: p.text().nullable(),
    page: p.text(),
    module: p.text().nullable(),
    release: p.text().nullable(),
    browser: p.text(),
    /** Name of the preview in which it occurred. */
    preview: p.text().nullable(),
    count: p.integer().default(1),
    lastAt: instant(),
    searchText: searchText(
      'message',
      "coalesce(stack, '')",
      'page',
      "coalesce(module, '')",
      "coalesce(release, '')",
      'browser',
    ),
  },
});

/** An error in browsers with the number of its reports; nothing about the visitors is stored. */
export class ClientError extends ClientErrorSchema.class {}
ClientErrorSchema.setClass(ClientError);
