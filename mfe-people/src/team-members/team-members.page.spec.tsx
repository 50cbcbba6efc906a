import type { TeamMember } from '@vitral/contracts';
import { failure, renderPage, screen, within, type Answers } from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './team-members.page.tsx';

const marta: TeamMember = {
  id: 'm1',
  name: 'Marta Ibarra',
  title: 'Directora general',
  titleEn: 'General director',
  bio: 'Veinte años con el equipo.',
  bioEn: 'Twenty years with the team.',
  imageLarge: null,
  imageSmall: null,
  order: 0,
  isActive: true,
  version: 1,
};
const jorge: TeamMember = {
  ...marta,
  id: 'm2',
  name: 'Jorge Cano',
  title: 'Nutricionista',
  titleEn: null,
  bioEn: null,
  order: 1,
  isActive: false,
};

const open = (answers: Answers = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    answers: { 'GET /api/team-members': [jorge, marta], ...answers },
  });

const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;

it('counts members, active ones and those who lead', async () => {
  open();

  expect(await figure('Total')).toHaveTextContent('2');
  expect(await figure('Active')).toHaveTextContent('1');
  expect(await figure('Leadership')).toHaveTextContent('1');
});

it('lists members in the order in which the site shows them', async () => {
  open();

  const list = within(await screen.findByRole('list', { name: 'Team members' }));
  const names = list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Marta Ibarra', 'Jorge Cano']);
});

it('shows both languages and where one is missing', async () => {
  open();

  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Directora general');
  expect(first).toHaveTextContent('General director');
  expect(second).toHaveTextContent('In EnglishNo text');
});

it('says what to expect when there are no members', async () => {
  open({ 'GET /api/team-members': [] });

  expect(await screen.findByText('No team members yet')).toBeVisible();
});

it('tells that members could not be fetched', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  open({ 'GET /api/team-members': failure(500, 'server.failure') });

  expect(await screen.findByText('Failed to fetch team members')).toBeVisible();
});
