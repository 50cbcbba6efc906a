/** Returns the item that a key selects. */
const KEYS: Record<string, (selected: number) => number> = {
  ArrowLeft: (selected) => selected - 1,
  ArrowRight: (selected) => selected + 1,
  Home: () => 0,
  End: () => -1,
};

/** Lets the visitor select an item by its button, by the arrows and by keys, and announces it. */
export default function wakeCarousel(element: HTMLElement): void {
  const slides = [...element.querySelectorAll('[role="group"]')];
  const status = element.querySelector('[role="status"]');
  let selected = 0;

  const show = (position: number) => {
    selected = (position + slides.length) % slides.length;
    slides.forEach((slide, index) => {
      slide.toggleAttribute('data-selected', index === selected);
      mark(slide, 'aria-hidden', index !== selected);
    });
    for (const button of element.querySelectorAll<HTMLElement>('[data-index]'))
      mark(button, 'aria-current', Number(button.dataset['index']) === selected);
  };
  const select = (position: number) => {
    show(position);
    if (status) status.textContent = slides[selected]?.getAttribute('aria-label') ?? '';
  };

  show(selected);
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step], [data-index]');
    if (!button) return;
    const { step, index } = button.dataset;
    select(step ? selected + Number(step) : Number(index));
  });
  element.addEventListener('keydown', (event) => {
    const target = KEYS[event.key]?.(selected);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    focusSelected(event.target);
  });
}

/** Moves the focus from the button of another item to that of the selected item in the same list. */
function focusSelected(focused: EventTarget | null): void {
  if (!(focused instanceof Element) || !focused.matches('[data-index]')) return;
  focused.closest('ul')?.querySelector<HTMLElement>('[aria-current]')?.focus();
}

function mark(element: Element, attribute: string, isMarked: boolean): void {
  if (isMarked) element.setAttribute(attribute, 'true');
  else element.removeAttribute(attribute);
}
