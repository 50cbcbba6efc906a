import { TIMING } from '@vitral/contracts/timing';
import { screen } from '@vitral/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stubIntersectionObserver } from '../../test/stub-intersection-observer.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { EVENT_PICTURES } from '../glass/event-pictures.ts';
import { Events } from './events.tsx';

const pictures = (container: HTMLElement) => container.querySelectorAll('img').length;
const stored = EVENT_PICTURES.flat().length;

describe('Events', () => {
  it('links to the education page', async () => {
    await renderOnSite(<Events />, 'es');

    expect(screen.getByRole('region', { name: 'Momentos que compartimos' })).toHaveAttribute(
      'id',
      'educacion',
    );
    expect(screen.getByRole('link', { name: 'Ver las sesiones en vivo' })).toHaveAttribute(
      'href',
      '/es/educacion',
    );
  });

  it('renders six columns of five pictures, and repeats them once they come into view', async () => {
    const setInView = stubIntersectionObserver();
    const { container } = await renderOnSite(<Events />);
    expect(stored).toBe(30);
    expect(pictures(container)).toBe(stored);

    setInView(true);
    expect(pictures(container)).toBe(2 * stored);
  });

  it('stops all columns with one button', async () => {
    const { user } = await renderOnSite(<Events />);
    await user.click(screen.getByRole('button', { name: 'Stop the pictures' }));

    expect(screen.getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: 'Move the pictures' }),
    ]);
  });

  it('shows the number of columns that TIMING defines for each width', () => {
    const css = readFileSync(join(__dirname, 'events.module.css'), 'utf8');
    const rules = [
      ...css.matchAll(/\(width < (\d+)px\)[^@]*nth-child\(n \+ (\d+)\) \{\s*display: none;/g),
    ].map(([, below, firstHidden]) => ({ below: Number(below), shown: Number(firstHidden) - 1 }));
    const shownAt = (width: number) =>
      Math.min(
        EVENT_PICTURES.length,
        ...rules.filter(({ below }) => width < below).map(({ shown }) => shown),
      );
    const { byWidth } = TIMING.eventColumns;

    expect(rules.map(({ below }) => below)).toEqual(Object.keys(byWidth).map(Number).filter(Boolean));
    for (const [width, columns] of Object.entries(byWidth)) expect(shownAt(Number(width))).toBe(columns);
  });
});
