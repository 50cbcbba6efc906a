import type { Presence } from '@vitral/sdk/contracts/presence';
import { FakeStream, screen, waitFor, within } from '@vitral/sdk/testing';
import { openSettings, SETTINGS } from './settings.fixtures.tsx';

const BY_LUIS: Presence['lastChange'] = {
  verb: 'updated',
  changedBy: 'Luis Vera',
  changedAt: new Date().toISOString(),
  isOwn: false,
};
const changed = { ...SETTINGS, version: 4, siteName: { ...SETTINGS.siteName, en: 'Other name' } };

beforeEach(() => FakeStream.install());
afterEach(() => FakeStream.uninstall());

/** Opens the settings, and reports that somebody else has them open and changed them. */
async function openWhileChanged() {
  const states = [SETTINGS, changed];
  const page = openSettings({ 'GET /api/settings': () => states.shift() ?? changed });
  const stream = await FakeStream.of('settings/site');
  stream.report({ version: 3, accounts: [{ id: 'luis', name: 'Luis Vera' }] });
  expect(screen.getByText('Luis Vera has this open')).toBeVisible();
  return { ...page, stream };
}

const field = () =>
  within(screen.getByRole('group', { name: 'English' })).getByRole('textbox', { name: /^Site name/ });
const load = 'Load the current values';

describe('settings that another admin has open', () => {
  it('show the other change, and load it on request', async () => {
    const { user, stream } = await openWhileChanged();
    stream.report({ version: 4, lastChange: BY_LUIS });
    expect(screen.getByText('Changed by Luis Vera just now')).toBeVisible();

    await user.click(screen.getByRole('button', { name: load }));

    await waitFor(() => expect(field()).toHaveValue('Other name'));
    expect(screen.queryByText(/^Changed by/)).not.toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'General' })).toHaveFocus();
  });

  it('offer both values where both admins changed the same setting', async () => {
    const { user, stream } = await openWhileChanged();
    await user.type(field(), '!');
    stream.report({ version: 4, lastChange: BY_LUIS });

    await user.click(screen.getByRole('button', { name: load }));

    expect(await screen.findByText(/Luis Vera changed this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: load })).not.toBeInTheDocument();
    expect(field()).toHaveValue(`${SETTINGS.siteName.en}!`);
  });
});
