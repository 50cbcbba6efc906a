/** Name of the channel that visitors receive. */
export const LIVE = 'live';
