import { act, renderPage, screen, waitFor } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { sectionState } from './landing-content.fixtures.ts';
import { Component } from './landing-content.page.tsx';

/** Forms submitted into a frame. */
let sent: { target: string; action: string; language: string; texts: unknown }[];

beforeEach(() => {
  sent = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const value = (name: string) => this.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    sent.push({
      target: this.target,
      action: this.getAttribute('action') ?? '',
      language: value('language'),
      texts: JSON.parse(value('texts')),
    });
  });
});

async function openPreview() {
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    page: '/admin/landing',
    path: '/admin/landing/contact',
    responses: { 'GET /api/landing-content/editor': [sectionState('contact')] },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Show' }));
  return page;
}

/** Loads `html` into the latest frame. */
function loadFrame(html: string) {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${sent.at(-1)?.target}"]`);
  act(() => {
    if (!frame?.contentDocument || !frame.contentWindow) throw new Error('No frame');
    frame.contentWindow.scrollTo = jest.fn();
    frame.contentDocument.body.innerHTML = html;
    frame.dispatchEvent(new Event('load'));
  });
}

describe('LandingPreview', () => {
  it('sends the texts of the form into a frame without scripts', async () => {
    await openPreview();

    expect(sent).toMatchObject([
      { action: '/preview/landing', language: 'en', texts: { contact: { title: 'Juntos' } } },
    ]);
    expect(screen.getByRole('progressbar', { name: 'Loading preview…' })).toBeVisible();
    loadFrame('<main>Juntos</main>');
    const frame = screen.getByTitle('Preview of the site');
    expect(frame).toHaveAttribute('sandbox', expect.not.stringMatching(/script|forms|top/));
    expect(screen.queryByRole('progressbar', { name: 'Loading preview…' })).not.toBeInTheDocument();
  });

  it('reloads shortly after the last key press, in a new frame and without moving the focus', async () => {
    const { user } = await openPreview();
    loadFrame('<main>Juntos</main>');

    const title = screen.getByRole('textbox', { name: /^Title · English/ });
    await user.type(title, ' now');
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ texts: { contact: { metadata: { titleEn: 'Together now' } } } });
    expect(sent[1]?.target).not.toBe(sent[0]?.target);
    expect(document.querySelectorAll('iframe')).toHaveLength(2);

    loadFrame('<main>Together now</main>');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(title).toHaveFocus();
  });

  it('shows the page in another language', async () => {
    const { user } = await openPreview();
    loadFrame('<main></main>');

    await user.click(screen.getByRole('button', { name: 'FR: French' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ language: 'fr' }));
  });

  it('reports that the page could not be rendered, and retries on request', async () => {
    const { user } = await openPreview();

    loadFrame('<main><div role="alert"><h1>No</h1><p>Check the fields.</p></div></main>');
    expect(screen.getByText('The preview could not be loaded: Check the fields.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent).toHaveLength(2);
    loadFrame('<main></main>');
    expect(screen.queryByText(/^The preview could not be loaded/)).not.toBeInTheDocument();
  });
});
