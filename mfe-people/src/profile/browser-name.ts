import { getParser } from 'bowser';

export interface BrowserName {
  /** Empty when it is not known. */
  browser: string;
  system: string;
  isMobile: boolean;
}

/** Which browser a User-Agent header speaks of, without versions, which browsers no longer tell truly. */
export function browserName(userAgent: string): BrowserName {
  if (userAgent === '') return { browser: '', system: '', isMobile: false };
  const parser = getParser(userAgent);
  return {
    browser: parser.getBrowserName(),
    system: parser.getOSName(),
    isMobile: ['mobile', 'tablet'].includes(parser.getPlatformType()),
  };
}
