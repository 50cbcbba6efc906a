import { readTeamMembers } from './team-members.ts';

it('drops members without an id and keeps the rest in order', () => {
  const rows = [{ name: 'Nobody' }, { id: 'b', order: 2 }, { id: 'a', order: 1 }, 'nonsense', null];

  expect(readTeamMembers(rows, 'es').map(({ id }) => id)).toEqual(['a', 'b']);
});

it('fills in an empty title and lets one picture stand in for the other', () => {
  const [leader] = readTeamMembers([{ id: 1, name: 'Ana', imageSmall: '/uploads/ana.webp' }], 'es');

  expect(leader).toMatchObject({ id: '1', title: { children: '' }, imageLarge: '/uploads/ana.webp' });
});

it('uses the English twin of a title where there is one', () => {
  const [leader] = readTeamMembers([{ id: 'a', title: 'Directora', titleEn: 'Director', bio: 'Hola' }], 'en');

  expect(leader?.title).toEqual({ lang: 'en', children: 'Director' });
  expect(leader?.bio).toEqual({ lang: 'es', children: 'Hola' });
});
