import { TIMING } from '@vitral/contracts/timing';
import { screen } from '@vitral/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { EVENT_PICTURES } from '../glass/event-pictures.ts';
import { Events } from './events.tsx';

const css = readFileSync(join(__dirname, 'events.module.css'), 'utf8');

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

  it('renders six columns of five pictures, with one button for all of them', async () => {
    const { container } = await renderOnSite(<Events />);

    expect(EVENT_PICTURES.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(container.querySelectorAll('img')).toHaveLength(30);
    expect(screen.getByRole('button')).toHaveTextContent('Stop the picturesMove the pictures');
  });

  it('rolls the columns at the speeds of TIMING', () => {
    const { slowest, faster, speeds } = TIMING.eventColumns;

    expect([...css.matchAll(/--speed: (\d+)px;/g)].map(([, speed]) => Number(speed))).toEqual(
      Array.from({ length: speeds }, (_, index) => slowest + index * faster),
    );
  });

  it('shows the number of columns that TIMING defines for each width', () => {
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
