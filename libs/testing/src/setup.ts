import '@testing-library/jest-dom';
import { resetStubbedApi, stubbedFetch } from './stub-api.ts';

globalThis.fetch = stubbedFetch;

/** jsdom has no layout: every media query is false, so pages draw as on a desktop. */
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList;

afterEach(() => {
  const missed = resetStubbedApi();
  if (missed.length > 0) throw new Error(`Requests without a stubbed answer: ${missed.join(', ')}`);
});
