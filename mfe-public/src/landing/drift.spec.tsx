import { drift } from './focus-strip.tsx';

/** A list 900 pixels long, and its copy. */
function strip(): HTMLElement {
  const area = document.body.appendChild(document.createElement('div'));
  area.tabIndex = 0;
  area.innerHTML = '<ul></ul><ul></ul>';
  Object.defineProperty(area.lastElementChild, 'offsetLeft', { value: 900 });
  return area;
}

afterEach(() => document.body.replaceChildren());

it('scrolls half a pixel in a sixtieth of a second, whatever the screen’s own rate', () => {
  const area = strip();
  const move = drift(area);
  for (let frame = 0; frame < 120; frame += 1) move(1 / 120);

  expect(area.scrollLeft).toBeCloseTo(30);
});

it('begins again without a jump where the copy begins', () => {
  const area = strip();
  drift(area)(30.1);

  expect(area.scrollLeft).toBeCloseTo(3);
});

it('goes on from where the visitor has scrolled it by hand', () => {
  const area = strip();
  const move = drift(area);
  area.scrollLeft = 950;
  move(0.1);
  expect(area.scrollLeft).toBe(950);

  move(0.1);
  expect(area.scrollLeft).toBeCloseTo(53);
});

it('waits while it has the focus', () => {
  const area = strip();
  area.focus();
  drift(area)(1);

  expect(area.scrollLeft).toBe(0);
});
