import { screen, within } from '@vitral/testing';
import { stubIntersectionObserver } from '../../test/stub-intersection-observer.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { FocusStrip } from './focus-strip.tsx';

const areasIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((area) => area.textContent);

describe('FocusStrip', () => {
  it('lists the six focus areas', async () => {
    await renderOnSite(<FocusStrip copy={undefined} />);

    expect(screen.getByRole('heading', { name: 'Our focus areas' })).toBeVisible();
    expect(areasIn(screen.getByRole('list'))).toEqual([
      'Education',
      'Community',
      'Team',
      'Expansion',
      'Tools',
      'System',
    ]);
  });

  it('repeats the list, hidden from screen readers, once it comes into view', async () => {
    const setInView = stubIntersectionObserver();
    await renderOnSite(<FocusStrip copy={undefined} />);
    expect(screen.getAllByRole('list', { hidden: true })).toHaveLength(1);

    setInView(true);
    const [list, copy] = screen.getAllByRole('list', { hidden: true });
    expect(copy?.textContent).toBe(list?.textContent);
    expect(screen.getAllByRole('list')).toEqual([list]);
  });

  it('can be focused to scroll, and stopped, by keyboard', async () => {
    const { user } = await renderOnSite(<FocusStrip copy={undefined} />);
    await user.tab();
    expect(screen.getByRole('group', { name: 'Focus areas' })).toHaveFocus();

    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move the strip' })).toHaveFocus();
  });
});
