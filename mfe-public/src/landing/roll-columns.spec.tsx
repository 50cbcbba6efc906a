import { rollColumns } from './events.tsx';

/** Creates columns of pictures with a total height of 300 pixels, each followed by its copy. */
function columns(count: number): HTMLElement {
  const area = document.createElement('div');
  area.innerHTML = '<div><div></div></div>'.repeat(count);
  for (const { firstElementChild } of area.children) {
    Object.defineProperty(firstElementChild, 'offsetHeight', { value: 600 });
  }
  return area;
}

const offsets = (area: HTMLElement) =>
  [...area.querySelectorAll<HTMLElement>(':scope > div > div')].map((track) =>
    Number(/, (-?[\d.]+)px,/.exec(track.style.transform)?.[1]),
  );

describe('rollColumns', () => {
  it('rolls each column at its own speed, every second one in reverse', () => {
    const area = columns(4);
    const move = rollColumns(area);
    for (let frame = 0; frame < 10; frame += 1) move(0.1);

    const expected = [-25, -300 + 30, -35, -300 + 25];
    offsets(area).forEach((offset, index) => expect(offset).toBeCloseTo(expected[index] ?? NaN));
  });

  it('starts again without a jump at the start of the copy', () => {
    const area = columns(1);
    const move = rollColumns(area);
    move(12);
    expect(offsets(area)[0]).toBeCloseTo(0);

    move(0.1);
    expect(offsets(area)[0]).toBeCloseTo(-2.5);
  });

  it('does not move hidden columns, which have no height', () => {
    const area = document.createElement('div');
    area.innerHTML = '<div><div></div></div>';
    rollColumns(area)(1);

    expect(area.querySelector<HTMLElement>(':scope > div > div')?.style.transform).toBe('');
  });
});
