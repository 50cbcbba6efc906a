import { failure, renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ADDRESS, draft, item, sectionState } from './landing-content.fixtures.ts';
import { Component } from './landing-content.page.tsx';

const stale = () => failure(409, 'landing-content.stale', { current: 2 });
const contact = item('contact', ADDRESS);

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
});

/** Opens the editor, types a Spanish title and saves it after somebody else has saved `theirs`. */
async function openConflict(theirs: unknown, responses: StubbedResponses = {}) {
  const states = [sectionState('contact', { published: contact }), theirs];
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    page: '/admin/landing',
    path: '/admin/landing/contact',
    responses: {
      'GET /api/landing-content/editor': () => [states.shift()],
      'PUT /api/landing-content/contact/draft': stale,
      ...responses,
    },
  });
  const [title] = await screen.findAllByRole('textbox', { name: /^Title · Spanish/ });
  await page.user.type(title as HTMLElement, ' ya');
  await page.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('button', { name: 'Save this selection' });
  return page;
}

const choice = (name: string) => within(screen.getByRole('radiogroup', { name }));

describe('LandingConflictView', () => {
  it('shows both sides of each text, and saves the chosen texts as a new version of the draft', async () => {
    let isStale = true;
    const theirs = draft({
      version: 2,
      title: 'Juntos',
      metadata: { ...contact.metadata, titleEn: 'As one' },
    });
    const { user, calls } = await openConflict(
      sectionState('contact', { published: contact, draft: theirs }),
      {
        'PUT /api/landing-content/contact/draft': () => {
          if (!isStale) return draft({ version: 3 });
          isStale = false;
          return stale();
        },
      },
    );

    expect(screen.getByText('ana changed this section while you were editing it')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(choice('Title · Spanish').getByRole('radio', { name: 'Mine' })).toBeChecked();
    expect(choice('Title · Spanish').getByText('Juntos ya')).toBeVisible();
    const english = choice('Title · English');
    expect(english.getByRole('radio', { name: /^Theirs · ana · / })).toBeChecked();
    expect(english.getByText('As one')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Save this selection' }));
    expect(await screen.findByText('All changes saved')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      title: 'Juntos ya',
      metadata: { titleEn: 'As one', ...ADDRESS },
      version: 2,
    });
  });

  it('shows a list line by line if its length differs', async () => {
    const shorter = { ...contact.metadata, address: ['Calle 1'], addressEn: ['Street 1'] };
    await openConflict(
      sectionState('contact', {
        published: contact,
        draft: draft({ version: 2, title: 'Juntos', metadata: shorter }),
      }),
    );

    const address = choice('Address');
    expect(address.getByText('Ciudad')).toBeVisible();
    expect(address.getAllByText('Calle 1 / Street 1')).toHaveLength(2);
  });

  it('sends nothing if the user chooses all texts of the other side', async () => {
    const theirs = draft({ version: 2, title: 'Suyo', metadata: { ...contact.metadata, titleEn: 'Theirs' } });
    const { user, calls } = await openConflict(
      sectionState('contact', { published: contact, draft: theirs }),
    );

    await user.click(screen.getByRole('button', { name: 'Keep all theirs' }));
    await user.click(screen.getByRole('button', { name: 'Save this selection' }));
    const [title] = await screen.findAllByRole('textbox', { name: /^Title · Spanish/ });
    expect(title).toHaveValue('Suyo');
    expect(screen.getByText('All changes saved')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('detects a conflict with texts published while there was no draft', async () => {
    const published = { ...contact, title: 'Publicado', version: 4 };
    const { user } = await openConflict(
      sectionState('contact', { published, draft: draft({ version: 1, basedOn: 4 }) }),
      {
        'PUT /api/landing-content/contact/draft': draft({ version: 1, basedOn: 4 }),
        'GET /api/landing-content/contact/revisions': [{ publishedBy: 'bruno' }],
      },
    );

    expect(screen.getByText('bruno changed this section while you were editing it')).toBeVisible();
    expect(choice('Title · Spanish').getByText('Publicado')).toBeVisible();
    // Both sides changed the title, so neither is preselected.
    expect(choice('Title · Spanish').getByRole('radio', { name: 'Mine' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save this selection' }));
    expect(screen.getByText('Choose whose value to keep.')).toBeVisible();
    expect(choice('Title · Spanish').getByRole('radio', { name: 'Mine' })).toHaveFocus();
  });

  it('preserves the typed text when somebody else has discarded the draft', async () => {
    const states = [
      sectionState('contact', { published: contact, draft: draft() }),
      sectionState('contact', { published: contact }),
    ];
    const { user } = renderPage(<Component />, {
      module: remote,
      role: 'manager',
      page: '/admin/landing',
      path: '/admin/landing/contact',
      responses: {
        'GET /api/landing-content/editor': () => [states.shift()],
        'PUT /api/landing-content/contact/draft': stale,
      },
    });

    const title = await screen.findByRole('textbox', { name: /^Title · Spanish/ });
    await user.type(title, ' ya');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^Somebody discarded the draft/)).toBeVisible();
    expect(title).toHaveValue('Juntos siempre ya');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });
});
