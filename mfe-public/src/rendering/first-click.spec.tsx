import { act, waitFor } from '@vitral/testing';
import { requestFor } from '../../test/render-request.ts';
import { renderPage } from './render-page.tsx';
import { type OwnPageState, hydratePage } from './hydrate-page.tsx';

/** Hydrates the landing page after one of its elements was clicked. */
async function clickAndHydrate(find: (page: HTMLElement) => Element | null | undefined) {
  const { html, state } = await renderPage(requestFor('landing', 'en'));
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.replaceChildren(page);
  const clicked = find(page);
  expect(clicked).toBeInstanceOf(Element);
  const click = jest.spyOn(clicked?.closest('button, a') as HTMLElement, 'click');
  globalThis.vitralFirstClick = clicked;
  await act(() =>
    hydratePage(
      page,
      { language: 'en', siteName: 'Vitral' },
      JSON.parse(JSON.stringify(state)) as OwnPageState,
    ),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { page, click };
}

const labelled = (label: string) => (page: HTMLElement) => page.querySelector(`[aria-label="${label}"]`);

describe('first click', () => {
  it('repeats a click that happened before hydration', async () => {
    const { page, click } = await clickAndHydrate(
      (markup) => labelled('Next testimonial')(markup)?.firstElementChild,
    );
    const second = labelled('Show testimonial 2 of 2')(page);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    expect(click).toHaveBeenCalledTimes(1);
    expect(globalThis.vitralFirstClick).toBeNull();
  });

  it('does not repeat a click that worked without scripts', async () => {
    expect((await clickAndHydrate(labelled('Menu'))).click).not.toHaveBeenCalled();
    expect((await clickAndHydrate((page) => page.querySelector('main a'))).click).not.toHaveBeenCalled();
  });
});
