import type { AuditEntry } from '@vitral/sdk/contracts/audit';
import {
  jsonResponse,
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import { addConsolePages } from '../console-pages/console-pages.fixtures.ts';
import remote from '../remote.tsx';
import { Component } from './audit.page.tsx';

const ANA = '0197b6a0-0000-7000-8000-00000000a11a';
const entry: AuditEntry = {
  id: '1',
  verb: 'deactivated',
  noun: 'testimonials',
  itemId: '7',
  itemName: 'Ana Pérez',
  actorId: ANA,
  actorName: 'Mateo Rivas',
  changes: { before: { isActive: true }, after: { isActive: false } },
  createdAt: '2026-11-20T09:30:00.000Z',
};

function openPage(responses: StubbedResponses = {}, options: { language?: 'es' | 'en'; path?: string } = {}) {
  return renderPage(<Component />, {
    module: remote,
    ...options,
    responses: {
      'GET /api/audit': [entry],
      'GET /api/audit/actors': [{ id: ANA, name: 'Mateo Rivas' }],
      ...responses,
    },
  });
}

const lists = ({ calls }: ReturnType<typeof openPage>) =>
  calls.filter(({ path }) => path === '/api/audit').map(({ query }) => query);

async function openEntry(change: Partial<AuditEntry>, language?: 'es' | 'en') {
  const page = openPage({ 'GET /api/audit': [{ ...entry, ...change }] }, { language });
  await page.user.click(await screen.findByRole('link', { name: /^(Details|Detalles): / }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() =>
  addConsolePages([
    {
      path: '/admin/testimonials',
      permission: 'testimonials.write',
      title: 'Testimonials',
      items: [{ noun: 'testimonials' }],
    },
    {
      path: '/admin/zoom',
      permission: 'zoom-meetings.write',
      title: 'Live sessions',
      items: [{ noun: 'meeting-dates', part: 'dates', isNested: true }],
    },
    {
      path: '/admin/modules',
      permission: 'modules.write',
      title: 'Modules',
      items: [{ noun: 'modules', part: 'releases' }],
    },
    { path: '/admin/messages', permission: 'contact-messages.write', title: 'Messages' },
  ]),
);

describe('audit page', () => {
  it('shows the person, action, item and time of each entry', async () => {
    openPage();
    const row = within(await screen.findByRole('row', { name: /Mateo Rivas/ }));
    for (const text of ['Deactivated', 'Ana Pérez', 'Testimonial', /Nov 20, 2026/])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('shows the server as actor if nobody was logged in, and settings by their label', async () => {
    openPage({
      'GET /api/audit': [{ ...entry, actorName: null, noun: 'site-config', itemName: 'site_logo' }],
    });
    const row = within(await screen.findByRole('row', { name: /The server/ }));
    expect(row.getByText('Site logo')).toBeInTheDocument();
  });

  it('sends search and filters to the server, returns to the first page and stores the filters in the URL', async () => {
    const page = openPage({}, { path: '/?page=2&noun=walls&actor=nobody&from=1999-01-01' });
    await screen.findByRole('grid');
    expect(lists(page).at(-1)).toMatchObject({ limit: '25' });
    expect(Object.keys(lists(page)[0] ?? {}).sort()).toEqual(['limit', 'offset']);

    await page.user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'ana');
    await waitFor(() => expect(lists(page).at(-1)).toEqual({ q: 'ana', limit: '25', offset: '0' }));
    for (const [filter, option] of [
      ['Who', 'Mateo Rivas'],
      ['Kind', 'Testimonial'],
      ['Action', 'Deactivated'],
    ] as const) {
      await page.user.click(screen.getByRole('combobox', { name: filter }));
      await page.user.click(screen.getByRole('option', { name: option }));
    }
    await page.user.type(screen.getByLabelText('From'), '2026-11-19');
    await page.user.type(screen.getByLabelText('To'), '2026-11-20');
    const expected = {
      q: 'ana',
      actor: ANA,
      noun: 'testimonials',
      verb: 'deactivated',
      from: new Date('2026-11-19T00:00').toISOString(),
      to: new Date('2026-11-21T00:00').toISOString(),
    };
    await waitFor(() => expect(lists(page).at(-1)).toEqual({ ...expected, limit: '25', offset: '0' }));
    const url = screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(url.split('?')[1]))).toEqual(expected);
  });

  it('reads filters and page from the URL', async () => {
    const page = openPage({}, { path: `/?actor=server&verb=deleted&page=3` });
    await waitFor(() =>
      expect(lists(page)[0]).toEqual({ actor: 'server', verb: 'deleted', limit: '25', offset: '50' }),
    );
    expect(await screen.findByRole('combobox', { name: 'Who' })).toHaveTextContent('The server');
  });

  it('shows changed fields with their values before and after', async () => {
    const { dialog } = await openEntry({
      verb: 'updated',
      noun: 'settings',
      itemId: null,
      itemName: null,
      changes: {
        before: { siteName: { es: 'Vitral', en: 'Vitral' }, secondFactorRoles: [], unheardOf: 3 },
        after: {
          siteName: { es: 'Vitral', en: '<b>Glass</b>' },
          secondFactorRoles: ['admin', 'manager'],
          unheardOf: null,
        },
      },
    });
    expect(dialog.getByText('Mateo Rivas changed the settings')).toBeVisible();
    const sidesOf = (name: string) =>
      within(dialog.getByRole('group', { name }))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
    expect(sidesOf('Site name › English')).toEqual(['Vitral', '<b>Glass</b>']);
    expect(sidesOf('Roles with a second factor')).toEqual(['—', 'AdminManager']);
    expect(sidesOf('unheardOf')).toEqual(['3', '—']);
    expect(dialog.queryByRole('group', { name: 'Site name › Spanish' })).not.toBeInTheDocument();
  });

  it('shows only the new values of an added item, in the reader’s language', async () => {
    const { dialog } = await openEntry(
      {
        verb: 'created',
        changes: {
          before: {},
          after: {
            ...{ isActive: true, text: 'Uno\nDos', textFr: 'Un', locale: 'fr' },
            consentDate: '2026-01-05',
          },
        },
      },
      'es',
    );
    expect(dialog.getByText('Valores al añadirlo')).toBeVisible();
    expect(within(dialog.getByRole('group', { name: 'Activo' })).getByRole('definition')).toHaveTextContent(
      'Sí',
    );
    expect(within(dialog.getByRole('group', { name: 'Texto' })).getByText(/Uno\s+Dos/)).toBeVisible();
    expect(within(dialog.getByRole('group', { name: 'Texto en francés' })).getByText('Un')).toBeVisible();
    expect(dialog.getByText('Francés')).toBeVisible();
    expect(dialog.getByText('5 ene 2026')).toBeVisible();
  });

  it('links to the page of the item, and filters the log by the item', async () => {
    const { dialog, user, ...page } = await openEntry({});
    expect(dialog.getByRole('link', { name: 'Open its page' })).toHaveAttribute(
      'href',
      '/admin/testimonials/7',
    );
    await user.click(dialog.getByRole('link', { name: 'Show all changes to this item' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const calls = page.calls.filter(({ path }) => path === '/api/audit');
    expect(calls.at(-1)?.query).toMatchObject({ noun: 'testimonials', q: '7' });
  });

  it.each([
    ['a release', 'mfe-people 0.3.0', '/admin/modules/releases/7'],
    ['a set of releases', null, '/admin/modules'],
  ])('links to %s', async (_, itemName, url) => {
    const { dialog } = await openEntry({ noun: 'modules', verb: 'published', itemName });
    expect(dialog.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', url);
  });

  it.each(['cancelled', 'deleted'] as const)(
    'links to the date of a live session that was %s',
    async (verb) => {
      const { dialog } = await openEntry({ noun: 'meeting-dates', verb, itemId: 'z1/dates/2027-01-05' });
      expect(dialog.getByRole('link', { name: 'Open its page' })).toHaveAttribute(
        'href',
        '/admin/zoom/z1/dates/2027-01-05',
      );
    },
  );

  it('has no link for a deleted item, and returns the focus when closed', async () => {
    const { dialog, user } = await openEntry({ verb: 'deleted', changes: null });
    expect(dialog.queryByRole('link', { name: 'Open its page' })).not.toBeInTheDocument();
    expect(dialog.getByText(/There are no fields to show/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Details: / })).toHaveFocus());
  });

  it('shows an empty state without entries and without matches', async () => {
    const { user } = openPage({ 'GET /api/audit': [] });
    expect(await screen.findByText('No changes yet')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'x');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No changes yet')).toBeVisible();
  });

  it('reports a failure to load, and works without the list of people', async () => {
    openPage({
      'GET /api/audit': failure(500, 'server.failure'),
      'GET /api/audit/actors': jsonResponse(500, {}),
    });
    expect(await screen.findByText('Failed to load the audit log')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Who' })).toHaveTextContent('Everybody');
  });
});
