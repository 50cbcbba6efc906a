const LOOPBACK_ORIGIN = /^(http:\/\/(?:127\.0\.0\.1|localhost):[1-9]\d{0,4})\/?$/;

/** Returns the origin of a URL on the developer's machine, as the server accepts it; null for any other text. */
export const loopbackOrigin = (text: string): string | null => LOOPBACK_ORIGIN.exec(text.trim())?.[1] ?? null;
