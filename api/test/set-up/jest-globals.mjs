import { ModuleMocker } from 'jest-mock';

/** Replaces `@jest/globals` for files that Jest's runtime does not load, see run-plainly.mjs. */
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { jestExpect as expect } from '@jest/expect';

const mocker = new ModuleMocker(globalThis);

export const jest = {
  restoreAllMocks: () => mocker.restoreAllMocks(),
  spyOn: mocker.spyOn.bind(mocker),
};
