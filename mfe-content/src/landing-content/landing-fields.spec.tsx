import type { LandingDraftInput } from '@vitral/sdk/contracts/landing-content';
import { failure, screen, within } from '@vitral/sdk/testing';
import { draft, sectionState } from './landing-content.fixtures.ts';
import { button, field, openEditor, saves } from './landing-editor.fixtures.tsx';

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
});

const REQUIRED = /^Fields marked \* are required to publish/;

const group = (name: string) => within(screen.getByRole('group', { name }));

describe('LandingFields', () => {
  it('saves the opening hours of each weekday, and marks a span without an end', async () => {
    const { user, calls } = await openEditor(sectionState('contact'), {
      [saves('contact')]: failure(400, 'request.invalid', {
        fields: ['metadata.openingHours.5.closes:isInOrder'],
      }),
    });
    const saturday = group('Saturday');

    await user.type(saturday.getByLabelText('Opens'), '10:00');
    expect(saturday.getByLabelText(/^Closes(?! again)/)).toBeRequired();
    expect(group('Sunday').getByLabelText('Closes')).not.toBeRequired();
    await user.click(button('Save draft'));

    expect(await screen.findByText('Enter a time after the one before it')).toBeVisible();
    expect(saturday.getByLabelText(/^Closes(?! again)/)).toBeInvalid();
    const { metadata } = calls.find(({ method }) => method === 'PUT')?.body as LandingDraftInput;
    expect(metadata.openingHours).toHaveLength(7);
    expect(metadata.openingHours?.[5]).toMatchObject({ day: 'saturday', opens: '10:00', closes: '' });
  });

  it('refuses to publish opening hours that are not in order', async () => {
    const { user } = await openEditor(sectionState('contact'));
    const monday = group('Monday');
    await user.type(monday.getByLabelText('Opens'), '10:00');
    await user.type(monday.getByLabelText(/^Closes(?! again)/), '09:00');
    await user.click(button('Publish'));

    expect(await screen.findByText('Enter a time after the one before it')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('edits the call to action of the header, whose target needs a text', async () => {
    const { user, calls } = await openEditor(sectionState('navigation'), { [saves('navigation')]: draft() });
    const text = field('Text of the header’s button · Spanish');
    expect(text).not.toBeRequired();
    expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument();
    await user.type(field('Target of the header’s button'), '/education');
    expect(text).toBeRequired();
    expect(screen.getByText(REQUIRED)).toBeVisible();
    await user.type(text, 'Ven');
    await user.click(screen.getByRole('combobox', { name: 'Style of the header’s button' }));
    await user.click(screen.getByRole('option', { name: 'Outlined' }));
    await user.click(button('Save draft'));

    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      metadata: { actionText: 'Ven', actionUrl: '/education', actionStyle: 'outlined' },
    });
  });

  it('says which fields of the contact section are required, and what visitors see without a text', async () => {
    await openEditor(sectionState('contact'));

    expect(screen.getByText(REQUIRED)).toHaveTextContent('A missing text is shown in another language');
    expect(field('Title · Spanish')).toBeRequired();
  });

  it('schedules an announcement, and says in which languages it is not shown', async () => {
    const { user, calls } = await openEditor(
      { section: 'announcement', published: null, draft: null },
      {
        [saves('announcement')]: draft({ title: '', metadata: { titleEn: 'We move' }, basedOn: 0 }),
      },
    );
    expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument();
    await user.type(field('Announcement · English'), 'We move');
    await user.type(screen.getByLabelText('Show until'), '2026-12-08T09:00');
    await user.click(button('Save draft'));
    await screen.findByText('All changes saved');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      title: '',
      metadata: { titleEn: 'We move', showUntil: new Date('2026-12-08T09:00').toISOString() },
    });

    await user.click(button('Publish'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Spanish: 1 text is missing.*see nothing/)).toBeVisible();
    expect(dialog.getByText(/^French: 1 text is missing/)).toBeVisible();
    expect(dialog.queryByText(/^English/)).not.toBeInTheDocument();
  });
});
