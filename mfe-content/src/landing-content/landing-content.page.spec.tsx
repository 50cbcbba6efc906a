import { failure, renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ADDRESS, draft, item, sectionState } from './landing-content.fixtures.ts';
import { Component } from './landing-content.page.tsx';

const openPage = (responses: StubbedResponses, language: 'en' | 'es' = 'en') =>
  renderPage(<Component />, { module: remote, role: 'manager', language, responses, page: '/admin/landing' });
const overview = (...states: unknown[]) => openPage({ 'GET /api/landing-content/editor': states });
const card = async (index: number) => within((await screen.findAllByRole('listitem'))[index] as HTMLElement);

describe('landing content page', () => {
  it('shows whether each section is published and who saved its draft', async () => {
    overview(
      sectionState('contact'),
      sectionState('navigation', { draft: draft() }),
      sectionState('announcement', { published: null }),
    );

    const contact = await card(0);
    expect(contact.getByRole('heading', { name: 'Contact' })).toBeVisible();
    expect(contact.getByText('On the site')).toBeVisible();
    const button = await card(1);
    expect(button.getByText('Draft')).toBeVisible();
    expect(button.getByText(/^Saved by ana · /)).toBeVisible();
    expect((await card(2)).getByText('Not on the site')).toBeVisible();
  });

  it('has no editor for a section that is not on every page', async () => {
    renderPage(<Component />, {
      module: remote,
      role: 'manager',
      page: '/admin/landing',
      path: '/admin/landing/services',
      responses: { 'GET /api/landing-content/editor': [sectionState('contact')] },
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Site texts' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Edit section Contact' })).toBeVisible();
  });

  it('counts and lists the missing texts of a language', async () => {
    overview(sectionState('contact', { published: item('contact', { contentEn: '', ...ADDRESS }) }));

    const contact = await card(0);
    expect(contact.getByText('English: 2 of 4')).toBeVisible();
    expect(contact.getByText('Missing: Text, Line 2')).toBeVisible();
    expect(contact.getByText('Spanish: 4 of 4')).toBeVisible();
  });

  it('counts the texts of the draft if there is one', async () => {
    overview(sectionState('contact', { draft: draft({ metadata: {} }) }));
    expect(await screen.findByText('English: 0 of 2')).toBeVisible();
  });

  it('links to the editor of a section, which links back', async () => {
    const { user } = overview(sectionState('contact'));

    await user.click(await screen.findByRole('link', { name: 'Edit section Contact' }));
    expect(await screen.findByRole('textbox', { name: /^Title · Spanish/ })).toHaveValue('Juntos');
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Site texts' })).toHaveAttribute('href', '/admin/landing');
  });

  it('reports that the texts could not be loaded, and reloads them on request', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let isDown = true;
    const { user } = openPage({
      'GET /api/landing-content/editor': () =>
        isDown ? failure(503, 'server.not-ready') : [sectionState('contact')],
    });

    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  });

  it('leads to the blocks of the landing page', async () => {
    overview(sectionState('contact'));

    expect(await screen.findByRole('link', { name: 'Edit the landing page' })).toHaveAttribute(
      'href',
      '/admin/pages/landing',
    );
  });

  it('is translated into Spanish', async () => {
    openPage({ 'GET /api/landing-content/editor': [sectionState('contact')] }, 'es');
    expect(await screen.findByText('En el sitio')).toBeVisible();
  });
});
