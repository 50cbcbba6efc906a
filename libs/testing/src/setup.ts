import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { resetStubbedApi, stubbedFetch } from './stub-api.ts';
import { StubbedUpload } from './stub-upload.ts';

/** Patient, since many specs may share few processors. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

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

/** Where nothing is drawn, the rules of styled components only make every question for a computed style slow. */
const insertBefore = document.head.insertBefore.bind(document.head);
document.head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
  node instanceof HTMLStyleElement && 'emotion' in node.dataset ? node : insertBefore(node, before);

afterEach(() => {
  jest.restoreAllMocks();
  const missed = resetStubbedApi();
  if (missed.length > 0) throw new Error(`Requests without a stubbed answer: ${missed.join(', ')}`);
});
