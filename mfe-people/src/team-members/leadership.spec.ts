import { leadershipCount } from './leadership.ts';

it.each(['Team Leader', 'DIRECTOR', 'CEO', 'Líder regional', 'Directora de eventos'])(
  'counts %s',
  (title) => {
    expect(leadershipCount([{ title }])).toBe(1);
  },
);

it('leaves other titles out', () => {
  expect(leadershipCount([{ title: 'Nutricionista' }, { title: '' }])).toBe(0);
});

it('counts a member once, however many of the words the title has', () => {
  expect(leadershipCount([{ title: 'CEO and leader' }])).toBe(1);
});
