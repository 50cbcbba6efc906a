import { defineEntity, p } from '@mikro-orm/core';
import type { ViewColumn, ViewedList } from '@vitral/contracts/saved-views';
import { User } from '../accounts/index.ts';
import { editable, sortableText } from '../platform/entities/columns.ts';

const SavedViewSchema = defineEntity({
  name: 'SavedView',
  indexes: [{ properties: ['list', 'privateTo'] }],
  uniques: [{ properties: ['owner', 'list', 'name'] }],
  properties: {
    ...editable(),
    list: p.text().$type<ViewedList>(),
    name: sortableText(),
    search: p.text(),
    columns: p.json<ViewColumn[]>().nullable(),
    /** A shared view outlives its owner's account. */
    owner: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    /** The owner of a view that is not shared; null for a shared one. */
    privateTo: () => p.manyToOne(User).nullable().mapToPk().deleteRule('cascade'),
  },
});

export class SavedView extends SavedViewSchema.class {}
SavedViewSchema.setClass(SavedView);
