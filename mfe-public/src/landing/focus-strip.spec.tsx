import { screen, within } from '@vitral/testing';
import { stubViews } from '../../test/come-into-view.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { FocusStrip } from './focus-strip.tsx';

const areasIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((area) => area.textContent);

it('names the six areas', async () => {
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

it('repeats the list so that it has no end, for eyes only and not before it is seen', async () => {
  const comeIntoView = stubViews();
  await renderOnSite(<FocusStrip copy={undefined} />);
  expect(screen.getAllByRole('list', { hidden: true })).toHaveLength(1);

  comeIntoView(true);
  const [list, copy] = screen.getAllByRole('list', { hidden: true });
  expect(copy?.textContent).toBe(list?.textContent);
  expect(screen.getAllByRole('list')).toEqual([list]);
});

it('can be scrolled by keyboard, and stopped', async () => {
  const { user } = await renderOnSite(<FocusStrip copy={undefined} />);
  await user.tab();
  expect(screen.getByRole('group', { name: 'Focus areas' })).toHaveFocus();

  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move the strip' })).toHaveFocus();
});
