import { defineEntity, p } from '@mikro-orm/core';
import type { UnsavedInputNoun } from '@vitral/contracts/unsaved-inputs';
import { User } from '../accounts/index.ts';
import { identity, instant } from '../platform/entities/columns.ts';

const UnsavedInputSchema = defineEntity({
  name: 'UnsavedInput',
  indexes: [{ properties: ['updatedAt'] }],
  uniques: [{ properties: ['account', 'noun', 'itemId'] }],
  properties: {
    ...identity(),
    account: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    noun: p.text().$type<UnsavedInputNoun>(),
    /** Id of the item, or `new`. */
    itemId: p.text(),
    /** JSON as text, since the server does not read it. */
    input: p.text(),
    baseVersion: p.integer().nullable(),
    updatedAt: instant(),
  },
});

export class UnsavedInput extends UnsavedInputSchema.class {}
UnsavedInputSchema.setClass(UnsavedInput);
