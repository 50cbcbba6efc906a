import { fireEvent } from '@testing-library/react';
import { screen } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { startLayout } from './start-layout.ts';

const scrollDownTo = (pixels: number) => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  fireEvent.scroll(window);
};

async function openPage() {
  const { user } = await renderOnSite(
    <>
      <main id="content" tabIndex={-1} />
      <ScrollToTop />
    </>,
  );
  startLayout();
  return user;
}

afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

describe('ScrollToTop', () => {
  it('appears once the page is scrolled past 400 pixels', async () => {
    await openPage();
    scrollDownTo(400);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();

    scrollDownTo(401);
    expect(screen.getByRole('button', { name: 'Back to the top' })).toBeVisible();
  });

  it('scrolls to the top and focuses the content, by keyboard too', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const user = await openPage();
    scrollDownTo(900);
    await user.tab();
    await user.keyboard('{Enter}');

    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
