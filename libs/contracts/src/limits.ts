/** Every bound of the product in one place. Texts are counted in UTF-16 units, as browsers count `maxlength`. */
export const LIMITS = {
  usernameMin: 3,
  username: 50,
  passwordMin: 6,
  password: 128,
  name: 120,
  email: 254,
  phone: 40,
  contactMessageMin: 10,
  contactMessage: 5000,
  title: 200,
  position: 120,
  company: 120,
  url: 2048,
  testimonialText: 2000,
  description: 5000,
  biography: 5000,
  tag: 40,
  tags: 20,
  fileName: 255,
  landingText: 10_000,
  landingLine: 500,
  landingList: 24,
  contactNote: 2000,
  contactNotes: 100,
  linkToken: 100,
  code: 40,
  browser: 300,
  sharePasswordMin: 4,
  shareLinks: 50,
  idempotencyKey: 100,
  bulk: 100,
  search: 100,
  page: 100,
  jsonBodyBytes: 1_048_576,
} as const;

export const RATING = { min: 1, max: 5, default: 5 } as const;

/** A user counts as active for this long after the last login. Specification, section 4. */
export const ACTIVE_USER_HOURS = 24;
