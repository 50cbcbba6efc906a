import { fireEvent } from '@testing-library/react';
import { startPortraits } from '../glass/start-portraits.ts';
import { saveConsent } from './consent.ts';
import { startConsent } from './start-consent.ts';

const PICTURE = 'https://pictures.example/nadia.webp';

/** Opens a page with a third party's picture and returns it. */
function openPage() {
  document.body.innerHTML = `<img alt="" src="/person.webp" data-fallback="/person.webp" data-third-party="${PICTURE}">`;
  startConsent();
  startPortraits();
  return document.images[0] as HTMLImageElement;
}

afterEach(() => {
  document.cookie = 'consent=; path=/; max-age=0';
});

describe('pictures of third parties', () => {
  it('are shown while the visitor accepts them', () => {
    const picture = openPage();
    expect(picture).toHaveAttribute('src', '/person.webp');

    saveConsent('accepted');
    expect(picture).toHaveAttribute('src', PICTURE);

    saveConsent('declined');
    expect(picture).toHaveAttribute('src', '/person.webp');
  });

  it('are replaced by their fallback if they are broken, and not requested again when the page becomes visible', () => {
    const picture = openPage();
    saveConsent('accepted');
    fireEvent.error(picture);
    document.dispatchEvent(new Event('visibilitychange'));

    expect(picture).toHaveAttribute('src', '/person.webp');
  });
});
