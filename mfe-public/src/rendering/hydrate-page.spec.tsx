import { LANGUAGES } from '@vitral/contracts/languages';
import { act, failure, stubApi } from '@vitral/testing';
import { requestFor } from '../../test/render-request.ts';
import { PAGE_NAMES } from '../site/page-definition.ts';
import { renderPage } from './render-page.tsx';
import { type OwnPageState, hydratePage } from './hydrate-page.tsx';

const pages = PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const));

/** Renders a page as the server sends it, with its state as the browser reads it. */
async function renderMarkup(...request: Parameters<typeof requestFor>) {
  const { html, state } = await renderPage(requestFor(...request));
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  return { element, state: JSON.parse(JSON.stringify(state)) as OwnPageState };
}

const report = jest.fn();

beforeEach(() => {
  // The page `backup-download` sends a request after hydration.
  stubApi({ 'GET /api/backup-info': failure(404, 'request.not-found') });
  // jsdom lacks this function, which every browser has.
  globalThis.reportError = report.mockClear();
});

describe('hydratePage', () => {
  it.each(pages)('hydrates the page %s in %s without a mismatch', async (page, language) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.replaceChildren();
    const { element, state } = await renderMarkup(page, language);
    const heading = element.querySelector('h1');

    await act(() => hydratePage(element, { language, siteName: 'Vitral' }, state));

    expect(error).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
    expect(element.querySelector('h1')).toBe(heading);
  });

  it('reports a hydration mismatch to the window', async () => {
    const { element, state } = await renderMarkup('landing', 'en');
    const [heading = element] = element.querySelectorAll('h1');
    heading.textContent = 'Something else';

    await act(() => hydratePage(element, { language: 'en', siteName: 'Vitral' }, state));

    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({
        message: "Hydration mismatch: the page differs from the server's markup",
        cause: expect.any(Error),
      }),
    );
  });
});
