import { defineEntity, p } from '@mikro-orm/core';
import { announced, identity, instant } from '../entities/columns.ts';
import type { StoredRows } from './stored-rows.ts';

/** A deleted item whose rows are stored here until it is restored or erased; `createdAt` is the time of its deletion. docs/adr/091. */
const DeletedItemSchema = defineEntity({
  name: 'DeletedItem',
  triggers: [announced('deleted_item')],
  indexes: [
    { properties: ['noun', 'createdAt', 'id'] },
    { properties: ['noun', 'scope', 'createdAt', 'id'] },
    { properties: ['createdAt', 'id'] },
  ],
  uniques: [{ properties: ['noun', 'itemId'] }],
  properties: {
    ...identity(),
    noun: p.text(),
    /** Part of the noun that lists its own deleted items, such as a module's collection. */
    scope: p.text().nullable(),
    itemId: p.uuid(),
    itemName: p.text(),
    itemCreatedAt: instant(),
    /** Name of the account that deleted the item. */
    deletedBy: p.text().nullable(),
    /** May hold secrets, such as a password hash: never part of a response or of an audit entry. */
    rows: p.json<StoredRows>().hidden().lazy(),
  },
});

export class DeletedItem extends DeletedItemSchema.class {}
DeletedItemSchema.setClass(DeletedItem);
