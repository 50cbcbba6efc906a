import { failure, renderPage, screen, within, type StubbedResponses } from '@vitral/testing';
import remote from '../remote.tsx';
import { draft, item, sectionState } from './landing-content.fixtures.ts';
import { Component } from './landing-content.page.tsx';

const openPage = (responses: StubbedResponses, language: 'en' | 'es' = 'en') =>
  renderPage(<Component />, { module: remote, role: 'manager', language, responses });
const overview = (...states: unknown[]) => openPage({ 'GET /api/landing-content/editor': states });
const card = async (index: number) => within((await screen.findAllByRole('listitem'))[index] as HTMLElement);

describe('landing content page', () => {
  it('shows whether each section is published and who saved its draft', async () => {
    overview(
      sectionState('hero'),
      sectionState('about', { draft: draft() }),
      sectionState('mission', { published: null }),
    );

    const hero = await card(0);
    expect(hero.getByRole('heading', { name: 'Hero' })).toBeVisible();
    expect(hero.getByText('On the page')).toBeVisible();
    const about = await card(1);
    expect(about.getByText('Draft')).toBeVisible();
    expect(about.getByText(/^Saved by ana · /)).toBeVisible();
    expect((await card(2)).getByText('Not on the page')).toBeVisible();
  });

  it('counts and lists the missing texts of a language', async () => {
    overview(
      sectionState('about', {
        published: item('about', { contentEn: '', cards: [{ title: 'Uno', text: '' }] }),
      }),
    );

    const about = await card(0);
    expect(about.getByText('English: 1 of 3')).toBeVisible();
    expect(about.getByText('Missing: Text, Card 1 · Title')).toBeVisible();
    expect(about.getByText('Spanish: 3 of 3')).toBeVisible();
  });

  it('counts the texts of the draft if there is one', async () => {
    overview(sectionState('hero', { draft: draft({ metadata: {} }) }));
    expect(await screen.findByText('English: 0 of 2')).toBeVisible();
  });

  it('links to the editor of a section, which links back', async () => {
    const { user } = overview(sectionState('hero'));

    await user.click(await screen.findByRole('link', { name: 'Edit section Hero' }));
    expect(await screen.findByRole('textbox', { name: /^Title · Spanish/ })).toHaveValue('Juntos');
    expect(screen.getByRole('heading', { level: 1, name: 'Hero' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Landing texts' })).toHaveAttribute('href', '/admin/landing');
  });

  it('reports that the texts could not be loaded, and reloads them on request', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let isDown = true;
    const { user } = openPage({
      'GET /api/landing-content/editor': () =>
        isDown ? failure(503, 'server.not-ready') : [sectionState('hero')],
    });

    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Hero' })).toBeVisible();
  });

  it('is translated into Spanish', async () => {
    openPage({ 'GET /api/landing-content/editor': [sectionState('hero')] }, 'es');
    expect(await screen.findByText('En la portada')).toBeVisible();
  });
});
