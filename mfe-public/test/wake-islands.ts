import { act } from '@testing-library/react';
import type { Language } from '@vitral/sdk/contracts/languages';
import type { IslandName, WakeIsland } from '../src/site/island.tsx';

const ISLANDS: Record<IslandName, () => Promise<{ default: WakeIsland }>> = {
  announcement: () => import('../src/announcement/announcement.island.ts'),
  'backup-download': () => import('../src/backup-download/backup-download.island.tsx'),
  calendar: () => import('../src/education/calendar.island.tsx'),
  carousel: () => import('../src/carousel/carousel.island.ts'),
  'choices-button': () => import('../src/dialog/choices-button.island.tsx'),
  'contact-form': () => import('../src/contact/contact-form.island.tsx'),
  'cookie-banner': () => import('../src/consent/cookie-banner.island.ts'),
  'draft-clearing': () => import('../src/contact/draft-clearing.island.ts'),
  embeds: () => import('../src/blocks/embed/embeds.island.ts'),
  'language-offer': () => import('../src/language-offer/language-offer.island.ts'),
  'language-toast': () => import('../src/toast/language-toast.island.tsx'),
  'live-session': () => import('../src/live-session/live-session.island.tsx'),
  'missing-text': () => import('../src/language-test/missing-text.island.ts'),
  'registration-form': () => import('../src/live-session/registration/registration-form.island.tsx'),
  'next-session': () => import('../src/blocks/sessions/next-session.island.tsx'),
  'promo-video': () => import('../src/blocks/film/promo-video.island.ts'),
};

/** The real timer, even while a spec uses fake ones. */
const later = setTimeout;

/** Wakes every island of the document, as the shell does when a visitor reaches it. Fails if React renders different markup. */
export async function wakeIslands(): Promise<void> {
  const report = jest.fn();
  // jsdom lacks this function, which every browser has.
  globalThis.reportError = report;
  const language = document.documentElement.lang as Language;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')) {
    const { default: wake } = await ISLANDS[element.dataset['island'] as IslandName]();
    let awake: ReturnType<WakeIsland> = undefined;
    await act(async () => {
      awake = wake(element, { language, siteName: 'Vitral' });
      // React renders when act() ends, so the texts must be loaded before.
      await new Promise((resolve) => later(resolve));
    });
    await awake;
    element.dataset['awake'] = '';
  }
  expect(report).not.toHaveBeenCalled();
}
