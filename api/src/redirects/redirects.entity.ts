import { defineEntity, p } from '@mikro-orm/core';
import { announced, editable, searchIndex, searchText } from '../platform/entities/columns.ts';

const RedirectSchema = defineEntity({
  name: 'Redirect',
  triggers: [announced('redirect')],
  indexes: [
    { properties: ['updatedAt', 'id'] },
    { properties: ['to'] },
    { name: 'redirect_search_index', expression: searchIndex('redirect', 'search_text') },
  ],
  properties: {
    ...editable(),
    from: p.text().unique(),
    to: p.text(),
    status: p.smallint().$type<301 | 302>(),
    searchText: searchText('"from"', '"to"'),
  },
});

export class Redirect extends RedirectSchema.class {}
RedirectSchema.setClass(Redirect);
