import { failure, screen, waitFor, within } from '@vitral/sdk/testing';
import {
  blocks,
  button,
  choose,
  field,
  openEditor,
  sentDraft,
  stubBrowser,
} from './site-page-editor.fixtures.tsx';
import { banner, content, pageState } from './site-pages.fixtures.ts';

beforeEach(stubBrowser);

describe('the blocks of the page editor', () => {
  it('are added from a chooser with their pictures, and saved with their values', async () => {
    const { user, calls } = await openEditor(pageState({ draft: content({ blocks: [] }) }));
    await user.click(button('Add block'));
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a block' }));
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'BannerInvites to the next step',
      'QuestionsQuestions with their answers',
      'TestimonialsWhat people say',
    ]);
    await user.type(dialog.getByRole('searchbox'), 'NÉXT');
    await waitFor(() => expect(dialog.queryByRole('button', { name: /^Questions/ })).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: /^Banner/ }));
    await user.type(field('Heading · Spanish'), 'Ven');
    await user.type(field('Link'), '/contact');
    await user.click(button('Save draft'));

    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(sentDraft(calls).blocks).toMatchObject([
      { type: 'banner', isHidden: false, values: { title: 'Ven', url: '/contact', picture: null } },
    ]);
  });

  it('move by buttons, and the focus and an announcement follow', async () => {
    const { user, calls } = await openEditor();
    await user.click(button('Move Banner: Uno down'));
    expect(blocks()).toEqual(['Dos', 'Uno']);
    expect(screen.getByText('Banner is now at position 2 of 2')).toBeInTheDocument();
    expect(button('Move Banner: Uno up')).toHaveFocus();
    await user.click(button('Save draft'));
    await waitFor(() =>
      expect(sentDraft(calls).blocks.map(({ values }) => values['title'])).toEqual(['Dos', 'Uno']),
    );
  });

  it('are duplicated, hidden and deleted, which can be undone', async () => {
    const { user } = await openEditor();
    await choose(user, /^Actions for Banner: Uno/, 'Duplicate');
    expect(blocks()).toEqual(['Uno', 'Uno', 'Dos']);

    await choose(user, /^Actions for Banner: Dos/, 'Hide');
    expect(screen.getByText('Hidden')).toBeVisible();

    await choose(user, /^Actions for Banner: Dos/, 'Delete');
    expect(blocks()).toEqual(['Uno', 'Uno']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(blocks()).toEqual(['Uno', 'Uno', 'Dos']);
  });

  it('stay unchanged if no release has their type', async () => {
    const unknown = banner('Tres', { type: 'carousel-3d' });
    const { user, calls } = await openEditor(pageState({ draft: content({ blocks: [unknown] }) }));
    expect(screen.getByText('Block of another version: carousel-3d')).toBeVisible();
    await user.click(button('Page settings'));
    await user.type(field('Title · Spanish'), ' hoy');
    await user.click(button('Save draft'));
    await waitFor(() => expect(sentDraft(calls).blocks).toEqual([unknown]));
  });

  it('show lists whose items are added, moved and removed, and chosen items of the site', async () => {
    const { user, calls } = await openEditor(pageState({ draft: content({ blocks: [] }) }), {
      'GET /api/testimonials': [
        { id: 't1', name: 'Marta' },
        { id: 't2', name: 'Hugo' },
      ],
    });
    const add = async (name: RegExp) => {
      await user.click(button('Add block'));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    };
    await add(/^Questions/);
    await user.click(button('Add question'));
    await user.click(button('Add question'));
    const second = within(screen.getByRole('group', { name: 'Question 2' }));
    await user.type(second.getByRole('textbox', { name: /^Question · Spanish/ }), '¿Cuándo?');
    await user.click(button('Move Question 2 up'));
    await user.click(button('Remove Question 2'));

    await add(/^Testimonials/);
    await user.click(screen.getByRole('combobox', { name: 'Testimonials' }));
    await user.click(await screen.findByRole('option', { name: 'Hugo' }));
    await user.click(screen.getByRole('option', { name: 'Marta' }));
    await user.keyboard('{Escape}');
    await user.click(button('Save draft'));
    await waitFor(() => expect(sentDraft(calls)).toBeDefined());
    const [questions, testimonials] = sentDraft(calls).blocks;
    expect(questions?.values).toMatchObject({ questions: [{ question: '¿Cuándo?', answer: [] }] });
    expect(testimonials?.values).toEqual({ items: ['t2', 't1'], layout: 'carousel' });
  });
});

describe('the page editor', () => {
  it('shows the fields of one language or of all, and the progress of each', async () => {
    const { user } = await openEditor();
    expect(screen.getByText('Spanish: 3 of 3')).toBeVisible();
    expect(screen.getByText('English: 0 of 3')).toBeVisible();
    await user.click(button('Open Banner: Uno'));
    expect(screen.queryByRole('textbox', { name: /Heading · English/ })).not.toBeInTheDocument();
    await user.click(button('All'));
    await user.type(field('Heading · English'), 'One');
    expect(screen.getByText('English: 1 of 3')).toBeVisible();
  });

  it("opens the block of the server's error and shows it at its field", async () => {
    const { user } = await openEditor(pageState(), {
      'POST /api/site-pages/p1/publish': failure(400, 'site-pages.incomplete', {
        fields: ['blocks.1.values.title:isLength'],
      }),
    });
    await user.click(button('Publish'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('The text is missing or too long')).toBeVisible();
    expect(field('Heading · Spanish')).toHaveValue('Dos');
    expect(screen.getByText('Has errors')).toBeVisible();
  });

  it('opens the settings if another page has the URL', async () => {
    const { user } = await openEditor(pageState(), {
      'POST /api/site-pages/p1/publish': failure(409, 'site-pages.slug-taken', { slug: 'nosotros' }),
    });
    await user.click(button('Publish'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Another page has this URL: nosotros')).toBeVisible();
    expect(field('Address · Spanish')).toHaveValue('nosotros');
  });

  it('shows the picture of social networks: a drawn one, or the one that staff choose', async () => {
    const hero = banner('Uno', { values: { title: 'Uno', picture: { url: '/uploads/hero.webp' } } });
    const draft = content({ titleEn: 'About', blocks: [banner('Cero', { isHidden: true }), hero] });
    const { user, calls } = await openEditor(pageState({ draft }));
    await user.click(button('Page settings'));
    const shown = () => {
      const url = new URL(screen.getByAltText<HTMLImageElement>('Picture of the page in a chat').src);
      return [url.pathname, Object.fromEntries(url.searchParams)];
    };
    const drawn = { language: 'en', title: 'About', picture: '/uploads/hero.webp' };
    expect(shown()).toEqual(['/api/social-pictures/preview', drawn]);

    const group = within(screen.getByRole('group', { name: 'Picture for social networks · Spanish' }));
    await user.type(group.getByRole('textbox'), '/uploads/own.webp');
    await waitFor(() => expect(shown()[1]).toEqual({ ...drawn, chosen: '/uploads/own.webp' }));
    await user.click(button('Save draft'));
    await screen.findByText('Draft saved');
    expect(sentDraft(calls)).toMatchObject({
      socialPicture: '/uploads/own.webp',
      socialPictureEn: null,
      socialPictureFr: null,
    });
  });

  it('names the parts that a publication changes', async () => {
    const published = content({ blocks: [banner('Uno', { values: { title: 'Antes' } })] });
    const { user } = await openEditor(pageState({ published }), {
      'POST /api/site-pages/p1/publish': pageState({ draft: null, published: content(), version: 2 }),
    });
    await user.click(button('Publish'));
    const dialog = within(screen.getByRole('dialog', { name: 'Publish the page?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Banner: Uno',
      'Banner: Dos',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Page published')).toBeVisible();
    expect(screen.getByText('Published')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View the page' })).toHaveAttribute('href', '/en/nosotros');
  });

  it('schedules the publication in the time zone of the browser, and refuses an earlier end', async () => {
    const { user, calls } = await openEditor(pageState(), {
      'PUT /api/site-pages/p1/schedule': pageState({ publishAt: '2026-12-01T09:00:00.000Z' }),
    });
    await user.click(button('Schedule'));
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule' }));
    await user.type(dialog.getByLabelText('Publish on'), '2026-12-01T09:00');
    await user.type(dialog.getByLabelText('Unpublish on'), '2026-11-01T09:00');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Must be after the publication')).toBeVisible();
    await user.clear(dialog.getByLabelText('Unpublish on'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Publishes/)).toBeVisible();
    expect(calls.at(-1)?.method === 'PUT' ? calls.at(-1)?.body : sentDraft(calls)).toEqual({
      publishAt: new Date('2026-12-01T09:00').toISOString(),
      unpublishAt: null,
      version: 1,
    });
  });

  it('restores a revision as a draft', async () => {
    const old = content({ title: 'Antigua', blocks: [] });
    const { user } = await openEditor(pageState({ draft: null, published: content() }), {
      'GET /api/site-pages/p1/revisions': [
        { id: 'r1', content: old, publishedBy: 'Ana', publishedAt: '2026-11-01T10:00:00.000Z' },
      ],
      'POST /api/site-pages/p1/revisions/r1/restore': pageState({
        draft: old,
        published: content(),
        version: 2,
      }),
    });
    await user.click(button('History'));
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toContain(
      'Page settings',
    );
    await user.click(dialog.getByRole('button', { name: /^Restore the version of/ }));
    expect(await screen.findByText('Version restored as a draft')).toBeVisible();
    expect(screen.getByText('The page is empty')).toBeVisible();
  });
});
