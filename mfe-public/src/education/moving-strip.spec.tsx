import { lap } from './moving-strip.tsx';

/** Creates a list 1000 pixels long, and its copy. */
function strip() {
  const area = document.createElement('div');
  area.innerHTML = '<div><ul></ul><ul></ul></div>';
  const track = area.firstElementChild;
  Object.defineProperty(track?.lastElementChild, 'offsetLeft', { value: 1000 });
  return { area, offset: () => Number(/\((-?[\d.]+)px/.exec((track as HTMLElement).style.transform)?.[1]) };
}

describe('MovingStrip', () => {
  it('moves by the whole list in one lap, and starts again without a jump', () => {
    const { area, offset } = strip();
    const move = lap(25_000)(area);

    move(5);
    expect(offset()).toBeCloseTo(-200);
    move(22.5);
    expect(offset()).toBeCloseTo(-100);
  });

  it('does not move without a copy', () => {
    const area = document.createElement('div');
    area.innerHTML = '<div><ul></ul></div>';
    lap(25_000)(area)(1);

    expect(area.querySelector('div')?.style.transform).toBe('');
  });
});
