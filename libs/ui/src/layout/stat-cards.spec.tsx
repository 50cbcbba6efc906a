import { cleanup, screen } from '@testing-library/react';
import { renderUi } from '../../test/render-ui.tsx';
import { PageStats, StatCards } from './stat-cards.tsx';

const definitions = async () =>
  (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);

describe('StatCards', () => {
  it('describes a change in words, and hides its sign from screen readers', async () => {
    renderUi(
      <StatCards
        stats={[
          { label: 'Users', value: 12, icon: 'groups', change: { direction: 'down', text: '1 fewer' } },
          { label: 'Files', value: 3, icon: 'folder', change: { direction: 'same', text: 'as many' } },
        ]}
      />,
    );

    expect(await definitions()).toEqual(['12', '▼1 fewer', '3', 'as many']);
    expect(screen.getByText('▼')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows a dash for an unknown change, and no line if there is no change', async () => {
    renderUi(
      <StatCards
        stats={[
          { label: 'Users', value: null, icon: 'groups', change: null },
          { label: 'Files', value: 3, icon: 'folder' },
        ]}
      />,
    );

    expect(await definitions()).toEqual(['—', '—', '3']);
  });

  it('folds into one line, and stays folded in this browser', async () => {
    const stats = [{ label: 'Files', value: 3, icon: 'folder' as const, change: null }];
    const user = renderUi(<PageStats stats={stats} />);
    await user.click(await screen.findByRole('button', { name: 'Figures', expanded: true }));
    expect(await definitions()).toEqual(['3']);
    cleanup();

    renderUi(<PageStats stats={stats} />);
    await user.click(await screen.findByRole('button', { name: 'Figures', expanded: false }));
    expect(await definitions()).toEqual(['3', '—']);
    localStorage.clear();
  });

  it('is folded at first on phones, so that the list is on screen', async () => {
    const { matchMedia } = window;
    const phone = (media: string) => ({ ...matchMedia(media), matches: media.includes('max-width') });
    jest.spyOn(window, 'matchMedia').mockImplementation(phone);
    const user = renderUi(<PageStats stats={[{ label: 'Files', value: 3, icon: 'folder', change: null }]} />);

    await user.click(await screen.findByRole('button', { name: 'Figures', expanded: false }));
    expect(await definitions()).toEqual(['3', '—']);
    localStorage.clear();
    jest.restoreAllMocks();
  });
});
