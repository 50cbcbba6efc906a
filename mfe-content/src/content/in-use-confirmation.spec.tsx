import { screen, waitFor, within, type ApiCall } from '@vitral/sdk/testing';
import { openMaterials } from '../materials/materials.fixtures.tsx';
import { fileNamed, UPLOAD_LIMITS } from '../upload/upload.fixtures.ts';
import { contentItem, contentUse, expectMessage, guide, inUseFailure } from './content.fixtures.ts';
import { chooseAction, openContentPage } from './content-page.fixtures.tsx';

const uses = [
  contentUse({ noun: 'team-members', itemId: 'eva', itemName: 'Eva Paz' }),
  contentUse({ itemName: 'Ana & Luz', isPublic: false }),
];

/** Refuses a change that is sent without `evenIfUsed`. */
const refuseUnlessConfirmed =
  (response: unknown, refusal = inUseFailure(uses)) =>
  ({ body, query }: ApiCall) => {
    const { evenIfUsed } =
      body instanceof FormData ? Object.fromEntries(body) : { ...query, ...(body as object) };
    return evenIfUsed ? response : refusal;
  };

const PUT = `PUT /api/content/${guide.id}`;
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Change files in use?' }));
const visible = () => screen.findByLabelText<HTMLInputElement>('Guía de bienvenida: visible');
const writes = (calls: ApiCall[]) => calls.filter(({ method }) => method !== 'GET');

describe('InUseConfirmation', () => {
  it('lists each use with a link, and leaves the file unchanged by default', async () => {
    const { user, calls } = openContentPage({ [PUT]: refuseUnlessConfirmed(guide, inUseFailure(uses, 5)) });

    await user.click(await visible());
    const dialog = await question();
    expect(dialog.getByText('Used in 5 places:')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Team member: Eva Paz' })).toHaveAttribute(
      'href',
      '/admin/team/eva',
    );
    expect(dialog.getByRole('link', { name: 'Testimonial: Ana & Luz' })).toHaveAttribute(
      'href',
      '/admin/testimonials/ana',
    );
    expect(dialog.getByText('and 3 more')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep as is' })).toHaveFocus();

    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await visible()).toBeChecked());
    expect(writes(calls)).toHaveLength(1);
    expect(screen.queryByText('Failed to update content visibility')).not.toBeInTheDocument();
    await waitFor(async () => expect(await visible()).toHaveFocus());
  });

  it('applies the change when confirmed by keyboard', async () => {
    const { user, calls } = openContentPage({ [PUT]: refuseUnlessConfirmed({ ...guide, isVisible: false }) });

    await user.click(await visible());
    await question();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Hide anyway' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expectMessage('Content hidden successfully');
    expect(writes(calls).map(({ body }) => body)).toEqual([
      { ...guide, isVisible: false },
      { ...guide, isVisible: false, evenIfUsed: true },
    ]);
  });

  it.each([
    ['Hide', 'Hide anyway', { action: 'hide' }],
    ['Private', 'Change visibility anyway', { action: 'set-visibility', visibility: 'private' }],
  ])(
    'asks before %s changes the selected files, and names the file of each use',
    async (name, anyway, change) => {
      const page = openContentPage({ 'POST /api/content/bulk': refuseUnlessConfirmed({ changed: 2 }) });
      await screen.findByRole('row', { name: /Guía/ });
      await page.user.click(screen.getByRole('checkbox', { name: /Select all rows/ }));
      if (name === 'Private')
        await page.user.click(await screen.findByRole('button', { name: 'Change visibility' }));
      const role = name === 'Private' ? 'menuitem' : 'button';
      await page.user.click(await screen.findByRole(role, { name }));

      expect((await question()).getAllByText(guide.title)).toHaveLength(2);
      await page.user.click((await question()).getByRole('button', { name: 'Keep as is' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(screen.getByText('2 selected')).toBeVisible();

      if (name === 'Private')
        await page.user.click(screen.getByRole('button', { name: 'Change visibility' }));
      await page.user.click(await screen.findByRole(role, { name }));
      await page.user.click((await question()).getByRole('button', { name: anyway }));
      await expectMessage('2 files updated');
      expect(writes(page.calls).at(-1)?.body).toMatchObject({ ...change, evenIfUsed: true });
    },
  );

  it('asks above the edit form, which preserves the typed text', async () => {
    const page = openContentPage({ [PUT]: refuseUnlessConfirmed(guide) });
    await chooseAction(page, 'Edit');
    await page.user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' nueva');
    await page.user.click(screen.getByRole('switch', { name: 'Visible to everyone with access' }));
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    await page.user.click((await question()).getByRole('button', { name: 'Keep as is' }));
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Guía de bienvenida nueva');
    expect(screen.queryByText('Failed to update content')).not.toBeInTheDocument();

    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    await page.user.click((await question()).getByRole('button', { name: 'Save anyway' }));
    await expectMessage('Content updated successfully');
  });

  it('asks before a file is replaced with another type', async () => {
    const page = openContentPage({
      'GET /api/content/upload-limits': UPLOAD_LIMITS,
      [`${PUT}/file`]: refuseUnlessConfirmed(guide),
    });
    await chooseAction(page, 'Replace file');
    const input = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
    await page.user.upload(input, fileNamed('new.pdf'));
    await page.user.click(screen.getByRole('button', { name: 'Replace' }));
    await page.user.click((await question()).getByRole('button', { name: 'Replace anyway' }));
    expect(await screen.findByText('File replaced: Guía de bienvenida')).toBeVisible();
  });

  it('asks before permanently deleting a file that can still be restored', async () => {
    const old = contentItem({ id: 'old', title: 'Folleto', deletedAt: new Date().toISOString() });
    const page = openContentPage(
      { 'GET /api/content': [old], 'DELETE /api/content/old/permanently': refuseUnlessConfirmed(null) },
      '/admin/content?view=trash',
    );
    await page.user.click(await screen.findByRole('button', { name: 'Delete Folleto permanently' }));
    await page.user.click(await screen.findByRole('button', { name: 'Delete permanently' }));
    await page.user.click((await question()).getByRole('button', { name: 'Delete permanently anyway' }));
    await expectMessage('Content permanently deleted');
  });

  it('asks on the materials page too', async () => {
    const page = openMaterials({ [PUT]: refuseUnlessConfirmed(guide) }, { role: 'manager' });
    await page.user.click(await screen.findByRole('switch', { name: 'Guía de bienvenida: visible' }));
    await page.user.click((await question()).getByRole('button', { name: 'Hide anyway' }));
    await expectMessage('Content hidden successfully');
  });
});
