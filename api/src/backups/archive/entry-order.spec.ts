import { describe, expect, it } from '@jest/globals';
import { BOUNDS, MANIFEST, pieceName } from './archive.ts';
import { EntryOrder } from './entry-order.ts';

describe('the order of entries', () => {
  it('ends an archive with more pieces than the server could remember', () => {
    const order = EntryOrder.beginningWith(MANIFEST);
    order.next(MANIFEST);
    order.expect({ tables: [{ name: 'content', columns: ['id'] }], formatVersion: 2 });
    for (let number = 1; number < BOUNDS.pieces; number += 1) order.next(pieceName('content', number));
    expect(order.next(pieceName('content', BOUNDS.pieces))).toEqual({ kind: 'piece', table: 'content' });
    expect(order.next(pieceName('content', BOUNDS.pieces + 1))).toBeUndefined();
  });
});
