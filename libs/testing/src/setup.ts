import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { resetStubbedApi, stubbedFetch } from './stub-api.ts';
import { StubbedUpload } from './stub-upload.ts';

/** Patient, since many specs may share few processors. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

globalThis.fetch = stubbedFetch;
globalThis.XMLHttpRequest = StubbedUpload as unknown as typeof XMLHttpRequest;

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

/** For the same reason nothing ever comes into view, unless a spec says so. */
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView ??= () => {};

afterEach(() => {
  jest.restoreAllMocks();
  const missed = resetStubbedApi();
  if (missed.length > 0) throw new Error(`Requests without a stubbed answer: ${missed.join(', ')}`);
});
