import { drift } from './focus-strip.tsx';

/** Creates a list 900 pixels long, and its copy. */
function strip(): HTMLElement {
  const area = document.body.appendChild(document.createElement('div'));
  area.tabIndex = 0;
  area.innerHTML = '<ul></ul><ul></ul>';
  Object.defineProperty(area.lastElementChild, 'offsetLeft', { value: 900 });
  return area;
}

afterEach(() => document.body.replaceChildren());

describe('drift', () => {
  it('scrolls 30 pixels per second, independently of the frame rate', () => {
    const area = strip();
    const move = drift(area);
    for (let frame = 0; frame < 120; frame += 1) move(1 / 120);

    expect(area.scrollLeft).toBeCloseTo(30);
  });

  it('starts again without a jump at the start of the copy', () => {
    const area = strip();
    drift(area)(30.1);

    expect(area.scrollLeft).toBeCloseTo(3);
  });

  it('continues from the position that the visitor scrolled to', () => {
    const area = strip();
    const move = drift(area);
    area.scrollLeft = 950;
    move(0.1);
    expect(area.scrollLeft).toBe(950);

    move(0.1);
    expect(area.scrollLeft).toBeCloseTo(53);
  });

  it('does not scroll while it is focused', () => {
    const area = strip();
    area.focus();
    drift(area)(1);

    expect(area.scrollLeft).toBe(0);
  });
});
