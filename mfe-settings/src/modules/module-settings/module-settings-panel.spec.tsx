import type { ModuleSettings, SettingDeclaration } from '@vitral/sdk/contracts/module-settings';
import { failure, renderPage, screen, waitFor, within } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { ModuleSettingsPanel } from './module-settings-panel.tsx';

const both = (text: string) => ({ es: `${text} (es)`, en: text });
const FIELDS: SettingDeclaration[] = [
  {
    name: 'heading',
    kind: 'text',
    title: both('Heading'),
    help: both('Above the list'),
    maxLength: 20,
    default: '',
  },
  { name: 'link', kind: 'url', title: both('Link') },
  { name: 'perPage', kind: 'number', title: both('Posts per page'), default: 10, minimum: 1, maximum: 50 },
  { name: 'isOpen', kind: 'boolean', title: both('Open'), default: false },
  {
    name: 'order',
    kind: 'choice',
    title: both('Order'),
    default: 'newest',
    options: ['newest', 'oldest'].map((value) => ({ value, title: both(value) })),
  },
];
const VALUES = { heading: 'News', perPage: 10, isOpen: false, order: 'newest' };

const settingsOf = (given: Partial<ModuleSettings> = {}): ModuleSettings => ({
  module: 'blog',
  declaration: { read: 'blog.write', fields: FIELDS },
  values: VALUES,
  version: 1,
  updatedAt: '2026-11-29T10:00:00.000Z',
  removedAt: null,
  ...given,
});

function open(lists: ModuleSettings[][], answers: Record<string, unknown> = {}) {
  let reads = 0;
  return renderPage(<ModuleSettingsPanel />, {
    module: remote,
    responses: {
      'GET /api/module-settings': () => lists[Math.min(reads++, lists.length - 1)],
      ...answers,
    },
  });
}
const save = () => screen.getByRole('button', { name: 'Save the settings of blog' });

describe('the settings of modules', () => {
  it('are changed in a form that the module declares', async () => {
    const { user, calls } = open([[settingsOf()]], {
      'PUT /api/modules/blog/settings': settingsOf({ version: 2 }),
    });
    const heading = await screen.findByRole('textbox', { name: 'Heading' });
    expect(heading).toHaveValue('News');
    expect(screen.getByText(/Above the list/)).toBeVisible();
    await user.clear(heading);
    await user.type(heading, 'Notes');
    await user.click(screen.getByRole('switch', { name: 'Open' }));
    await user.click(screen.getByRole('combobox', { name: 'Order' }));
    await user.click(screen.getByRole('option', { name: 'oldest' }));
    await user.click(save());
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        values: { heading: 'Notes', perPage: 10, isOpen: true, order: 'oldest' },
        version: 1,
      }),
    );
  });

  it('are not sent with a number out of range', async () => {
    const { user, calls } = open([[settingsOf()]]);
    const number = await screen.findByRole('textbox', { name: /Posts per page/ });
    await user.clear(number);
    await user.type(number, '51');
    await user.click(save());
    expect(await screen.findByText('From 1 to 50')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('show a refusal of the server beside its field', async () => {
    const { user } = open([[settingsOf()]], {
      'PUT /api/modules/blog/settings': failure(400, 'request.invalid', { fields: ['values.link:format'] }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Link' }), 'ftp:x');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toBeInvalid());
  });

  it('let the person choose after a change by somebody else', async () => {
    const theirs = settingsOf({ values: { ...VALUES, heading: 'Theirs' }, version: 2 });
    const change = { current: 2, changedBy: 'Ana', changedAt: '2026-11-29T11:00:00.000Z' };
    const { user } = open([[settingsOf()], [theirs]], {
      'PUT /api/modules/blog/settings': failure(409, 'module-settings.stale', change),
    });
    const heading = await screen.findByRole('textbox', { name: 'Heading' });
    await user.clear(heading);
    await user.type(heading, 'Mine');
    await user.click(save());
    const alert = (await screen.findByText(/Ana changed this/)).closest<HTMLElement>('[role=alert]');
    expect(alert).not.toBeNull();
    expect(save()).toBeDisabled();
    const choices = within(alert ?? document.body);
    await user.click(choices.getByRole('radio', { name: /Theirs/ }));
    await user.click(choices.getByRole('button'));
    expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveValue('Theirs');
    expect(save()).toBeEnabled();
  });

  it('are erased after a confirmation if their module was removed', async () => {
    const removed = settingsOf({ removedAt: '2026-11-29T10:00:00.000Z' });
    const { user, calls } = open([[removed], []], { 'DELETE /api/modules/blog/settings': undefined });
    await user.click(await screen.findByRole('button', { name: 'Erase settings of blog' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Erase settings' }));
    expect(await screen.findByText('No module has settings')).toBeVisible();
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ confirmation: 'blog' });
  });
});
