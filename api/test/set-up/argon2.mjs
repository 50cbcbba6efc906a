import argon2 from 'argon2';

const CHEAPEST = { memoryCost: 1024 };

/** Replaces argon2 in API tests, which hash and verify thousands of passwords; `password.spec.ts` checks the real cost. */
export default {
  ...argon2,
  hash: (password, options) => argon2.hash(password, { ...options, ...CHEAPEST }),
};
