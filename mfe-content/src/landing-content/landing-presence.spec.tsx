import type { Presence } from '@vitral/sdk/contracts/presence';
import { FakeStream, screen, waitFor } from '@vitral/sdk/testing';
import { draft, sectionState } from './landing-content.fixtures.ts';
import { button, EDITOR, field, openEditor } from './landing-editor.fixtures.tsx';

const BY_LUIS: Presence['lastChange'] = {
  verb: 'updated',
  changedBy: 'Luis Vera',
  changedAt: new Date().toISOString(),
  isOwn: false,
};
const before = sectionState('contact', { draft: draft() });
const after = sectionState('contact', {
  draft: draft({ version: 2, title: 'Unidos', editedBy: 'Luis Vera' }),
});

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  FakeStream.install();
});
afterEach(() => FakeStream.uninstall());

async function openWhileChanged() {
  const states = [before];
  const page = await openEditor(before, { [EDITOR]: () => [states.shift() ?? after] });
  const stream = await FakeStream.of('landing-content/contact');
  const change = () => stream.report({ version: 5, lastChange: BY_LUIS });
  return { ...page, stream, change };
}

const load = 'Load the current values';

describe('a section that somebody else has open', () => {
  it('names the other person, and shows the texts that they saved on request', async () => {
    const { user, stream, change } = await openWhileChanged();
    // The versions of the draft and of the texts on the page.
    stream.report({ version: 4, accounts: [{ id: 'luis', name: 'Luis Vera' }] });
    expect(screen.getByText('Luis Vera has this open')).toBeVisible();
    expect(screen.queryByRole('button', { name: load })).not.toBeInTheDocument();

    change();
    expect(screen.getByText('Changed by Luis Vera just now')).toBeVisible();
    await user.click(button(load));

    await waitFor(() => expect(screen.getByDisplayValue('Unidos')).toHaveFocus());
    expect(screen.queryByText(/^Changed by/)).not.toBeInTheDocument();
    expect(screen.getByText('All changes saved')).toBeVisible();
  });

  it('offers both texts if there is unsaved input', async () => {
    const { user, change } = await openWhileChanged();
    await user.type(field('Title · Spanish'), ' ya');
    change();

    await user.click(button(load));

    expect(await screen.findByRole('radiogroup', { name: 'Title · Spanish' })).toBeVisible();
    expect(screen.getByText('Luis Vera changed this section while you were editing it')).toBeVisible();
  });
});
