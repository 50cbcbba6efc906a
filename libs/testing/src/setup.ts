import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'sonner';
import { resetStubbedApi, stubbedFetch } from './stub-api.ts';
import { StubbedUpload } from './stub-upload.ts';

/** Patient, since many specs may share few processors. */
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

/**
 * React notes for each element where it was made, as an error with a stack, until it has made 10,000 of them: a fifth of all
 * that specs take. It is told that it has.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals !== 'object' || internals === null) throw new Error('React has other internals now');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

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
  // They would be on the screen of the next test.
  toast.dismiss();
  const missed = resetStubbedApi();
  if (missed.length > 0) throw new Error(`Requests without a stubbed answer: ${missed.join(', ')}`);
});
