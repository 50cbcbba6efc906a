import { leadershipCount } from './team-member-stats.tsx';

describe('leadershipCount', () => {
  it.each(['Team Leader', 'DIRECTOR', 'CEO', 'Líder regional', 'Directora de eventos'])(
    'counts %s',
    (title) => {
      expect(leadershipCount([{ title }])).toBe(1);
    },
  );

  it('ignores other titles', () => {
    expect(leadershipCount([{ title: 'Nutricionista' }, { title: '' }])).toBe(0);
  });

  it('counts a member with several matching words once', () => {
    expect(leadershipCount([{ title: 'CEO and leader' }])).toBe(1);
  });
});
