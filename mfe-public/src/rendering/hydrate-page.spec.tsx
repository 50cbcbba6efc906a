import { LANGUAGES } from '@vitral/contracts/languages';
import { act, failure, stubApi } from '@vitral/testing';
import { requestFor } from '../../test/render-request.ts';
import { PAGE_NAMES } from '../site/page-definition.ts';
import { renderPage } from './render-page.tsx';
import { type OwnPageState, hydratePage } from './hydrate-page.tsx';

const pages = PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const));

/** The page as the server sends it, with its state as the browser reads it. */
async function served(...request: Parameters<typeof requestFor>) {
  const { html, state } = await renderPage(requestFor(...request));
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  return { element, state: JSON.parse(JSON.stringify(state)) as OwnPageState };
}

const report = jest.fn();

beforeEach(() => {
  // One page asks for more once it stands.
  stubApi({ 'GET /api/backup-info': failure(404, 'request.not-found') });
  // Every browser has it, and jsdom has not.
  globalThis.reportError = report.mockClear();
});

it.each(pages)('hydrates the page %s in %s without a difference', async (page, language) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.replaceChildren();
  const { element, state } = await served(page, language);
  const heading = element.querySelector('h1');

  await act(() => hydratePage(element, { language, siteName: 'Vitral' }, state));

  expect(error).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  expect(element.querySelector('h1')).toBe(heading);
});

it('reports a difference to the window', async () => {
  const { element, state } = await served('landing', 'en');
  const [heading = element] = element.querySelectorAll('h1');
  heading.textContent = 'Something else';

  await act(() => hydratePage(element, { language: 'en', siteName: 'Vitral' }, state));

  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({
      message: 'The page differs from what the server drew',
      cause: expect.any(Error),
    }),
  );
});
