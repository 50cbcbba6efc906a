/** All limits of the product. Text lengths are counted in UTF-16 code units, like `maxlength` in browsers. */
export const LIMITS = {
  usernameMin: 3,
  username: 50,
  passwordMin: 6,
  password: 128,
  name: 120,
  email: 254,
  phone: 40,
  identityProviders: 20,
  clientSecret: 1000,
  scopes: 500,
  claim: 200,
  roleRules: 50,
  contactMessageMin: 10,
  contactMessage: 5000,
  title: 200,
  position: 120,
  company: 120,
  url: 2048,
  testimonialText: 2000,
  /** Pinned testimonials, in an order set by hand. */
  pinnedTestimonials: 24,
  /** Bytes of a picture that somebody sends with a testimonial. */
  testimonialPicture: 10 * 1024 * 1024,
  /** Testimonials that one link accepts. */
  requestSubmissions: 100,
  /** Open links of one site that ask for testimonials. */
  testimonialRequests: 500,
  description: 5000,
  biography: 5000,
  tag: 40,
  tags: 20,
  spokenLanguages: 8,
  fileName: 255,
  landingText: 10_000,
  landingLine: 500,
  landingList: 24,
  /** Short texts next to others on one line, such as a call to action or an announcement. */
  landingAction: 30,
  announcement: 200,
  pageBlocks: 60,
  blockList: 24,
  richTextParts: 150,
  captions: 60_000,
  slug: 80,
  /** Valid links to the preview of one page. */
  previewLinks: 20,
  contactNote: 2000,
  contactNotes: 100,
  mentions: 40,
  comment: 2000,
  /** Comments on one item. */
  comments: 200,
  contactReply: 5000,
  contactReplies: 50,
  /** Accounts offered for an assignment or a mention. */
  listedAccounts: 500,
  reason: 500,
  timeSlots: 8,
  meetingExceptions: 60,
  registrationQuestions: 5,
  registrationOptions: 12,
  registrationAnswer: 500,
  registrationReminders: 3,
  registrationCapacity: 100_000,
  registrationMessage: 5000,
  timeZone: 60,
  embeds: 50,
  feedSources: 50,
  count: 2_000_000_000,
  linkToken: 100,
  code: 40,
  /** Passkeys of one account. */
  passkeys: 20,
  passkeyName: 60,
  /** Characters of the binary fields of a passkey. */
  passkeyData: 4096,
  browser: 300,
  sharePasswordMin: 4,
  /** Valid share links of one item by one account. */
  shareLinks: 200,
  /** Items of one share link. */
  sharedItems: 20,
  shareMessage: 1000,
  idempotencyKey: 100,
  /** Items of one bulk change. */
  bulk: 200,
  namedUses: 20,
  search: 100,
  siteName: 60,
  siteDescription: 300,
  phoneNumbers: 10,
  apiKeyMin: 8,
  apiKey: 500,
  errorMessage: 500,
  errorStack: 4000,
  pagePath: 300,
  /** The two sentences of a page's help. */
  pageHelp: 400,
  page: 100,
  viewName: 40,
  /** A list's filters and sorting in its URL. */
  viewSearch: 1000,
  viewColumns: 40,
  columnName: 40,
  /** Views of one list by one account, and shared views of one list. */
  savedViews: 20,
  sharedViews: 20,
  moduleTokens: 50,
  accessTokens: 100,
  addressRanges: 20,
  addressRange: 64,
  signingKeys: 200,
  /** Keys of each kind. */
  backupKeys: 20,
  /** Characters of a private key or a passphrase that opens an archive. */
  archiveKey: 200,
  /** Characters of a public key in PEM format. */
  publicKey: 1000,
  jsonBodyBytes: 1_048_576,
} as const;

export const RATING = { min: 1, max: 5, default: 5 } as const;

/** Hours after the last login for which a user counts as active (docs/product/accounts.md). */
export const ACTIVE_USER_HOURS = 24;
