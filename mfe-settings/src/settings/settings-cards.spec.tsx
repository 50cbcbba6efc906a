import { DEFAULT_SETTINGS, type Settings, type SettingsUpdate } from '@vitral/contracts';
import {
  type ApiCall,
  failure,
  personWith,
  renderPage,
  screen,
  stubApi,
  waitFor,
  within,
  type Answers,
} from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './settings.page.tsx';

const settings: Settings = { ...DEFAULT_SETTINGS, canMail: true, version: 3, updatedAt: null };

/** The server keeps what is sent when it is of the version that it has. */
function keeping(kept: Settings): Answers {
  let current = kept;
  return {
    'GET /api/settings': () => current,
    'PUT /api/settings': ({ body }: ApiCall) => {
      const { version, ...input } = body as SettingsUpdate;
      if (version !== current.version) return failure(409, 'settings.stale', { current: current.version });
      current = { ...current, ...input, version: version + 1 };
      return current;
    },
  };
}

const openPage = (answers: Answers = keeping(settings)) =>
  renderPage(<Component />, {
    module: remote,
    answers: {
      'GET /api/site-config/site_language': { key: 'site_language', value: 'es', description: null },
      'GET /api/site-config/site_logo': { key: 'site_logo', value: '', description: null },
      'GET /api/auth/user': personWith('admin'),
      ...answers,
    },
  });

const form = async (name: string) => within(await screen.findByRole('form', { name }));
const saved = (calls: ApiCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('shows what holds and what each choice means', async () => {
  openPage();
  const access = await form('Accounts and access');
  expect(access.getByRole('switch', { name: 'Let anybody ask for an account' })).not.toBeChecked();
  expect(access.getByRole('combobox', { name: 'Log out after inactivity' })).toHaveTextContent(
    'After 24 hours',
  );
  const medium = screen.getByRole('radio', { name: 'Medium' });
  expect(medium).toBeChecked();
  expect(medium).toHaveAccessibleDescription(/At least 10 characters/);
  expect(screen.getByRole('combobox', { name: 'Keep messages' })).toHaveTextContent('1 year');
  expect(access.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('saves the settings of one card beside all others, and nothing that was discarded', async () => {
  const { user, calls } = openPage();
  const access = await form('Accounts and access');
  const security = await form('Security');
  await user.click(security.getByRole('radio', { name: 'High' }));
  await user.click(security.getByRole('checkbox', { name: 'For managers' }));
  await user.click(access.getByRole('switch'));
  await user.click(access.getByRole('button', { name: 'Discard changes' }));
  expect(access.getByRole('switch')).not.toBeChecked();
  expect(security.getByRole('radio', { name: 'High' })).toBeChecked();

  await user.click(security.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  const { canMail: _can, updatedAt: _at, ...input } = settings;
  expect(saved(calls)).toEqual([{ ...input, passwordPolicy: 'high', secondFactorRoles: ['manager'] }]);
  expect(security.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByRole('form', { name: 'Security' })).toHaveFocus();
});

it('keeps messages until somebody deletes them when asked to', async () => {
  const { user, calls } = openPage();
  const messages = await form('Messages and notices');
  await user.click(messages.getByRole('combobox', { name: 'Keep messages' }));
  await user.click(await screen.findByRole('option', { name: 'Until somebody deletes them' }));
  await user.click(messages.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(calls)).toMatchObject([{ contactRetentionDays: null }]));
  expect(messages.getByRole('combobox')).toHaveTextContent('Until somebody deletes them');
});

it('says why nothing is mailed where there is no mail server', async () => {
  openPage(keeping({ ...settings, canMail: false }));
  const messages = await form('Messages and notices');
  expect(messages.getByText(/this server has no mail server/)).toBeVisible();
  for (const notice of messages.getAllByRole('switch')) expect(notice).toBeDisabled();
});

it('warns whoever asks a second factor of the own role without having one', async () => {
  const { user } = openPage();
  const security = await form('Security');
  await user.click(security.getByRole('checkbox', { name: 'For users' }));
  expect(security.queryByText(/You have no second factor yet/)).not.toBeInTheDocument();
  await user.click(security.getByRole('checkbox', { name: 'For admins' }));
  expect(security.getByText(/You have no second factor yet/)).toBeVisible();
});

it('tells when saving failed and keeps what was chosen', async () => {
  const { user } = openPage({ ...keeping(settings), 'PUT /api/settings': failure(500, 'server.failure') });
  const access = await form('Accounts and access');
  await user.click(access.getByRole('switch'));
  await user.click(access.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save the settings')).toBeVisible();
  expect(access.getByRole('switch')).toBeChecked();
  expect(access.getByRole('button', { name: 'Save' })).toBeEnabled();
});

describe('when somebody else saved meanwhile', () => {
  const meanwhile = (change: Partial<Settings>) => stubApi(keeping({ ...settings, ...change, version: 8 }));

  it('keeps both changes when they are of different settings', async () => {
    const { user, calls } = openPage();
    const access = await form('Accounts and access');
    await user.click(access.getByRole('switch'));
    meanwhile({ passwordPolicy: 'high' });
    await user.click(access.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(saved(calls).at(-1)).toMatchObject({
      isRegistrationOpen: true,
      passwordPolicy: 'high',
      version: 8,
    });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'High' })).toBeChecked());
  });

  it('asks which value to keep when they are of the same setting', async () => {
    const { user, calls } = openPage();
    const security = await form('Security');
    await user.click(security.getByRole('radio', { name: 'Basic' }));
    await user.click(security.getByRole('checkbox', { name: 'For users' }));
    meanwhile({ passwordPolicy: 'high' });
    await user.click(security.getByRole('button', { name: 'Save' }));

    expect(await security.findByText('This item changed while you were editing it')).toBeVisible();
    await user.click(security.getByRole('radio', { name: 'Theirs: High' }));
    await user.click(security.getByRole('button', { name: 'Use this selection' }));
    await user.click(security.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved(calls)).toHaveLength(2));
    expect(saved(calls)[1]).toMatchObject({
      passwordPolicy: 'high',
      secondFactorRoles: ['user'],
      version: 8,
    });
    expect(security.queryByText('This item changed while you were editing it')).not.toBeInTheDocument();
  });
});

it('stops bringing feeds over, and changes nothing else', async () => {
  const { user, calls } = openPage();
  const social = await form('Social sync');
  const sync = social.getByRole('switch', { name: 'Bring over new posts by itself' });
  expect(sync).toBeChecked();
  await user.click(sync);
  await user.click(social.getByRole('button', { name: 'Save' }));
  const { canMail: _can, updatedAt: _at, ...input } = settings;
  await waitFor(() => expect(saved(calls)).toEqual([{ ...input, isSocialSyncOn: false }]));
  expect(sync).not.toBeChecked();
});
