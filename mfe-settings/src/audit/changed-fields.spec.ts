import { changedFields } from './changed-fields.ts';

describe('changedFields', () => {
  it('compares nested objects field by field and omits equal fields', () => {
    const changes = {
      before: { title: 'A', mail: { isOn: true, kinds: ['x'] }, es: { name: 'Uno' } },
      after: { title: 'B', mail: { isOn: false, kinds: ['x'] }, es: null },
    };
    expect(changedFields(changes)).toEqual([
      { path: ['title'], before: 'A', after: 'B' },
      { path: ['mail', 'isOn'], before: true, after: false },
      { path: ['es'], before: { name: 'Uno' }, after: null },
    ]);
  });

  it('lists every field of an added item', () => {
    expect(changedFields({ before: {}, after: { name: 'Ana', tags: [] } })).toEqual([
      { path: ['name'], before: undefined, after: 'Ana' },
      { path: ['tags'], before: undefined, after: [] },
    ]);
  });
});
