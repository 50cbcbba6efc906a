/** The channel that visitors are on. */
export const LIVE = 'live';
