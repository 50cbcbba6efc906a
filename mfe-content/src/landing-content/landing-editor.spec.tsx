import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { renderPage } from '@vitral/sdk/testing';
import { jsonResponse, failure, screen, waitFor, within } from '@vitral/sdk/testing';
import { ADDRESS, draft, item, sectionState } from './landing-content.fixtures.ts';
import { button, field, openEditor, saves } from './landing-editor.fixtures.tsx';

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
});

const confirm = (user: ReturnType<typeof renderPage>['user'], name: string) =>
  user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

describe('LandingEditor', () => {
  it('saves a draft, and preserves metadata that has no field', async () => {
    const published = item('contact', { note: 'Lunes' } as object);
    const { user, calls } = await openEditor(sectionState('contact', { published }), {
      [saves('contact')]: draft(),
    });

    expect(button('Save draft')).toBeDisabled();
    await user.type(field('Title · English'), ' now');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await user.click(button('Save draft'));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      title: 'Juntos',
      content: 'Una luz',
      metadata: { titleEn: 'Together now', contentEn: 'One light', note: 'Lunes' },
      version: 0,
    });
    expect(screen.getByText('All changes saved')).toBeVisible();
    expect(screen.getByText('Draft')).toBeVisible();
  });

  it('saves with Ctrl and S', async () => {
    const { user } = await openEditor(sectionState('contact'), { [saves('contact')]: draft() });

    await user.type(field('Title · Spanish'), ' ya');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('All changes saved')).toBeVisible();
  });

  it('updates the number of missing texts while the user types', async () => {
    const { user } = await openEditor(
      sectionState('contact', { published: item('contact', { titleEn: '' }) }),
    );

    expect(screen.getByText('English: 1 of 2')).toBeVisible();
    await user.type(field('Title · English'), 'Together');
    expect(screen.getByText('English: 2 of 2')).toBeVisible();
  });

  it('adds, moves and removes list items, and the focus follows', async () => {
    const { user, calls } = await openEditor(
      sectionState('contact', { published: item('contact', ADDRESS) }),
      { [saves('contact')]: draft() },
    );

    await user.click(button('Move Line 1 down'));
    expect(field('Line 2 · Spanish')).toHaveValue('Calle 1');
    expect(button('Move Line 2 up')).toHaveFocus();

    await user.click(button('Add line'));
    await user.keyboard('Piso 3');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(field('Line 2 · Spanish')).toHaveValue('Piso 3');
    expect(field('Line 2 · Spanish')).toHaveFocus();

    await user.click(button('Remove Line 1'));
    expect(button('Remove Line 1')).toHaveFocus();
    await user.click(button('Save draft'));
    await screen.findByText('All changes saved');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      metadata: { address: ['Piso 3', 'Calle 1'], addressEn: ['', 'Street 1'] },
    });
  });

  it('adds no more items than the page shows', async () => {
    const address = Array.from({ length: LIMITS.landingList }, (_line, index) => `Línea ${index}`);
    await openEditor(sectionState('contact', { published: item('contact', { address }) }));

    expect(button('Add line')).toBeDisabled();
  });

  it("shows the server's error at its field", async () => {
    const { user } = await openEditor(
      sectionState('contact', { published: item('contact', { address: ['Calle 1'] }) }),
      {
        [saves('contact')]: failure(400, 'request.invalid', {
          fields: ['metadata.address.0:maxLength'],
        }),
      },
    );

    await user.type(field('Line 1 · Spanish'), ' bis');
    await user.click(button('Save draft'));
    expect(await screen.findByText('The text is too long')).toBeVisible();
    expect(field('Line 1 · Spanish')).toBeInvalid();
    expect(field('Line 1 · Spanish')).toHaveFocus();
  });

  it('preserves the typed text when saving fails, and reports the failure', async () => {
    const { user } = await openEditor(sectionState('contact'), {
      [saves('contact')]: failure(500, 'server.failure'),
    });

    await user.type(field('Title · English'), ' now');
    await user.click(button('Save draft'));
    expect(await screen.findByText('Failed to save the draft')).toBeVisible();
    expect(field('Title · English')).toHaveValue('Together now');
    expect(button('Save draft')).toBeEnabled();
  });

  it('shows what changes for visitors, then saves and publishes', async () => {
    const published = { ...item('contact'), title: 'Juntos ya', version: 4 };
    const { user, calls } = await openEditor(sectionState('contact'), {
      [saves('contact')]: draft({ version: 1 }),
      'POST /api/landing-content/contact/publish': { section: 'contact', published, draft: null },
    });

    await user.type(field('Title · Spanish'), ' ya');
    await user.click(button('Publish'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this section?' }));
    expect(dialog.getByText('Visitors will see this change:')).toBeVisible();
    expect(dialog.getByText('Title · Spanish')).toBeVisible();
    expect(dialog.getByText('Juntos ya')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('The section is published')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      draftVersion: 1,
      publishedVersion: 3,
    });
    expect(button('Publish')).toBeDisabled();
  });

  it('publishes nothing without a title', async () => {
    const { user } = await openEditor(sectionState('contact'));

    await user.clear(field('Title · Spanish'));
    await user.click(button('Publish'));
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('discards a draft only after a confirmation', async () => {
    const { user, calls } = await openEditor(sectionState('contact', { draft: draft({ version: 7 }) }), {
      'DELETE /api/landing-content/contact/draft': () => jsonResponse(204),
    });

    expect(field('Title · Spanish')).toHaveValue('Juntos siempre');
    await user.click(button('Discard draft'));
    await confirm(user, 'Discard changes');
    expect(await screen.findByText('Changes discarded')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /^Title · Spanish/ })).toHaveValue('Juntos');
    expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ version: '7' });
  });

  it('removes a section from the page, and stores its texts as a draft', async () => {
    const { user, calls } = await openEditor(sectionState('contact'), {
      'DELETE /api/landing-content/contact': () => jsonResponse(204),
      [saves('contact')]: draft({ basedOn: 0 }),
    });

    await user.click(button('Remove from site'));
    await confirm(user, 'Remove from site');
    expect(await screen.findByText('The section is no longer on the site')).toBeVisible();
    await waitFor(() => expect(button('Publish')).toBeEnabled());
    expect(screen.getByText('Not on the site')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ title: 'Juntos', version: 0 });
  });

  it('restores an earlier version as the draft, and asks first if this replaces changes', async () => {
    const earlier = {
      title: 'Antes',
      content: 'Una luz',
      metadata: { titleEn: 'Before', contentEn: 'One light' },
    };
    const { user, calls } = await openEditor(sectionState('contact', { draft: draft({ version: 2 }) }), {
      'GET /api/landing-content/contact/revisions': [
        {
          id: 'r1',
          section: 'contact',
          publishedBy: 'ana',
          publishedAt: '2026-10-01T10:00:00.000Z',
          ...earlier,
        },
      ],
      'POST /api/landing-content/contact/revisions/r1/restore': draft({ ...earlier, version: 3 }),
    });

    await user.click(button('History'));
    const history = within(await screen.findByRole('dialog', { name: 'History' }));
    await user.click(await history.findByRole('button', { name: /2 differences/ }));
    expect(history.getByText('Before')).toBeVisible();
    await user.click(history.getByRole('button', { name: /^Restore the version/ }));
    await confirm(user, 'Restore to draft');
    expect(await screen.findByText('Earlier version restored to the draft')).toBeVisible();
    expect(field('Title · Spanish')).toHaveValue('Antes');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: 2 });
  });

  it('asks before leaving with unsaved changes', async () => {
    const { user } = await openEditor(sectionState('contact'));

    await user.type(field('Title · English'), ' now');
    await user.click(screen.getByRole('link', { name: 'Site texts' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByRole('textbox', { name: /^Title · English/ })).toHaveValue('Together now');

    await user.click(screen.getByRole('link', { name: 'Site texts' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Site texts' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});
