import { readTeamMembers } from './team-members.ts';

describe('readTeamMembers', () => {
  it('leaves out members without an id and sorts the others', () => {
    const rows = [{ name: 'Nobody' }, { id: 'b', order: 2 }, { id: 'a', order: 1 }, 'invalid', null];

    expect(readTeamMembers(rows, 'es').map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('uses an empty text for a missing title, and the other picture for a missing one', () => {
    const [member] = readTeamMembers([{ id: 1, name: 'Ana', imageSmall: '/uploads/ana.webp' }], 'es');

    expect(member).toMatchObject({ id: '1', title: { children: '' }, imageLarge: '/uploads/ana.webp' });
  });

  it('leaves out invalid codes of languages and countries', () => {
    const [member] = readTeamMembers([{ id: 'a', languages: ['es', 'español', 7], country: 'Spain' }], 'es');
    const [unknown] = readTeamMembers([{ id: 'a', languages: 'es', country: 'MX' }], 'es');

    expect(member).toMatchObject({ languages: ['es'], country: '' });
    expect(unknown).toMatchObject({ languages: [], country: 'MX' });
  });

  it('uses the English title if there is one', () => {
    const [member] = readTeamMembers(
      [{ id: 'a', title: 'Directora', titleEn: 'Director', bio: 'Hola' }],
      'en',
    );

    expect(member?.title).toEqual({ children: 'Director' });
    expect(member?.bio).toEqual({ lang: 'es', children: 'Hola' });
  });
});
