import { differingFields } from './three-way.ts';

const base = {
  name: 'Ana',
  company: null as string | null,
  tags: ['a'],
  slot: { from: '10:00', to: '11:00' },
};
const NAMES = ['name', 'company', 'tags', 'slot'] as const;
const sidesOf = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  Object.fromEntries(
    differingFields(NAMES, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }).map(
      ({ name, side }) => [name, side],
    ),
  );

describe('differingFields', () => {
  it('returns the side that changed a field, or null if both did', () => {
    expect(
      sidesOf(
        { name: 'Ana Torres', company: 'Sol', slot: { from: '12:00', to: '13:00' } },
        { company: 'Luna', tags: ['a', 'b'] },
      ),
    ).toEqual({ name: 'mine', company: null, tags: 'theirs', slot: 'mine' });
  });

  it('treats equal values as equal, and an empty text as null', () => {
    expect(sidesOf({ name: 'Eva', tags: ['x'] }, { name: 'Eva', tags: ['x'] })).toEqual({});
    expect(sidesOf({ company: '' }, {})).toEqual({});
  });

  it('treats a list in another order as a change', () => {
    const two = { ...base, tags: ['a', 'b'] };
    const mine = { ...two, tags: ['b', 'a'] };
    expect(differingFields(NAMES, { base: two, mine, theirs: two })).toEqual([
      { name: 'tags', side: 'mine' },
    ]);
  });
});
