import { defineEntity, p } from '@mikro-orm/core';
import type { ViewColumn, ViewedList } from '@vitral/contracts/saved-views';
import { User } from '../accounts/index.ts';
import { identity } from '../platform/entities/columns.ts';
import { SavedView } from '../saved-views/index.ts';

const ListPreferenceSchema = defineEntity({
  name: 'ListPreference',
  indexes: [{ properties: ['startView'] }],
  uniques: [{ properties: ['account', 'list'] }],
  properties: {
    ...identity(),
    account: () => p.manyToOne(User).mapToPk().deleteRule('cascade'),
    list: p.text().$type<ViewedList>(),
    columns: p.json<ViewColumn[]>().nullable(),
    startView: () => p.manyToOne(SavedView).nullable().deleteRule('set null'),
  },
});

export class ListPreference extends ListPreferenceSchema.class {}
ListPreferenceSchema.setClass(ListPreference);
