import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'sonner';
import { resetStubbedApi, stubbedFetch } from './stub-api.ts';
import { StubbedUpload } from './stub-upload.ts';

// Long, because many specs may share few processors.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

/**
 * React records a stack for each element until it has recorded 10,000, which takes a fifth of the time of all specs. A count of
 * Infinity switches that off.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals !== 'object' || internals === null)
  throw new Error('React no longer has the expected internals');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

globalThis.fetch = stubbedFetch;
globalThis.XMLHttpRequest = StubbedUpload as unknown as typeof XMLHttpRequest;

// jsdom has no layout: every media query is false, so pages render as on a desktop.
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList;

// Sonner adds its styles when it loads. Without layout they would only cost time, and they hide a message until its animation starts.
for (const style of document.head.querySelectorAll('style')) style.remove();

// Without layout nothing ever intersects, unless a spec mocks it.
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView ??= () => {};

afterEach(() => {
  jest.restoreAllMocks();
  // Messages would still be on screen in the next test.
  toast.dismiss();
  const missed = resetStubbedApi();
  if (missed.length > 0) throw new Error(`Requests without a stubbed response: ${missed.join(', ')}`);
});
