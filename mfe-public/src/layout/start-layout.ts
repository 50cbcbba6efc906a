import type { Language } from '@vitral/sdk/contracts/languages';
import { chooseLanguage } from '../data/choices.ts';
import { dataset } from '../data/page-dataset.ts';
import { toggleMotion } from '../motion/start-motion.ts';
import { watchView } from '../site/watch-view.ts';

/** Makes links, the menu and the button to the top work, and marks the section that is being read. */
export function startLayout(): void {
  document.addEventListener('click', handleClick);
  addEventListener('scroll', followScroll);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="#"]'))
    followSection(link);
}

function handleClick({ target }: Event): void {
  const closest = (selector: string) => (target as Element).closest<HTMLAnchorElement>(selector);
  const language = closest('a[hreflang]')?.hreflang;
  if (language) chooseLanguage(language as Language);
  // Following a link closes the menu.
  if (closest('#menu a,[data-menu]')) toggleMenu();
  if (closest('[data-moves] button')) toggleMotion();
  if (closest('[data-to-top]')) {
    // The button disappears, so it cannot keep the focus.
    document.getElementById('content')?.focus();
    scrollTo(0, 0);
  }
}

function toggleMenu(): void {
  const menu = document.getElementById('menu') as HTMLDialogElement;
  if (menu.open) menu.close();
  else menu.showModal();
}

/** Marks whether the page is scrolled to its top, and shows the button to the top beyond the number of pixels in its value. */
function followScroll(): void {
  dataset['top'] = `${!scrollY}`;
  const button = document.querySelector<HTMLButtonElement>('[data-to-top]');
  if (button) button.hidden = scrollY <= +button.value;
}

/** Marks a link while its section is at the reading line, which lies at 40% of the window's height. */
function followSection(link: HTMLAnchorElement): void {
  const section = document.querySelector(link.hash);
  const mark = (isInView: boolean) => {
    link.ariaCurrent = isInView ? 'location' : null;
  };
  if (section) watchView(section, mark, '-40% 0% -60%');
}
