const LOOPBACK_ORIGIN = /^(http:\/\/(?:127\.0\.0\.1|localhost):[1-9]\d{0,4})\/?$/;

/** The origin of an address of this very machine, as the server takes it; null for any other text. */
export const ownOrigin = (text: string): string | null => LOOPBACK_ORIGIN.exec(text.trim())?.[1] ?? null;
