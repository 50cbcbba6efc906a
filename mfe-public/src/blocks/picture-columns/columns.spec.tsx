import { TIMING } from '@vitral/sdk/contracts/timing';
import { screen } from '@vitral/sdk/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderOnSite } from '../../../test/render-on-site.tsx';
import { PictureColumns } from './columns.tsx';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const css = read('columns.module.css');

describe('PictureColumns', () => {
  it('renders six columns of five pictures, with one button for all of them', async () => {
    const { container } = await renderOnSite(<PictureColumns />);
    const columns = [...container.querySelectorAll('[data-repeat]')];

    expect(columns.map(({ childElementCount }) => childElementCount)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(screen.getByRole('button')).toHaveTextContent('Pause the animationsPlay the animations');
  });

  it('shows a different picture at each position, sharp on fine screens', () => {
    const rules = [...read('drawings.module.css').matchAll(/column:nth-child.*?\}/gs)].map(([rule]) => rule);
    const pictures = rules.map((rule) => /assets\/(.*)-480\.avif.*assets\/\1-800\.avif/s.exec(rule)?.[1]);

    expect(new Set(rules.map((rule) => rule.slice(0, rule.indexOf('{')))).size).toBe(30);
    expect(new Set(pictures.filter(Boolean)).size).toBe(30);
    // Phones show the first column in their full width, at up to three pixels per CSS pixel.
    expect(rules.filter((rule) => rule.includes('-1200.avif'))).toEqual(rules.slice(0, 5));
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
        TIMING.eventColumns.byWidth[1280] ?? 0,
        ...rules.filter(({ below }) => width < below).map(({ shown }) => shown),
      );
    const { byWidth } = TIMING.eventColumns;

    expect(rules.map(({ below }) => below)).toEqual(Object.keys(byWidth).map(Number).filter(Boolean));
    for (const [width, columns] of Object.entries(byWidth)) expect(shownAt(Number(width))).toBe(columns);
  });
});
