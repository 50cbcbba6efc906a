import { describe, expect, it } from '@jest/globals';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import { editable } from './columns.ts';

const Page = defineEntity({ name: 'Page', properties: { ...editable(), title: p.text() } });

describe('editable()', () => {
  it('gives a new row one time, even when the clock advances between two readings', () => {
    const { em } = new MikroORM({ entities: [Page], dbName: 'none', allowGlobalContext: true });
    const row = onFastClock(() => em.create(Page, { title: 'Guía' }));
    expect(row.updatedAt).toEqual(row.createdAt);
  });
});

/** Runs `act` with a clock that advances by a second at each reading. */
function onFastClock<Result>(act: () => Result): Result {
  const RealDate = Date;
  let now = 0;
  class FastDate extends RealDate {
    constructor(...parts: [] | [number]) {
      super(parts[0] ?? (now += 1000));
    }
  }
  globalThis.Date = FastDate as DateConstructor;
  try {
    return act();
  } finally {
    globalThis.Date = RealDate;
  }
}
