import { getParser } from 'bowser';

export interface BrowserName {
  /** Empty if unknown. */
  browser: string;
  system: string;
  isMobile: boolean;
}

/** Parses a User-Agent header; leaves out versions, which browsers no longer report accurately. */
export function browserName(userAgent: string): BrowserName {
  if (userAgent === '') return { browser: '', system: '', isMobile: false };
  const parser = getParser(userAgent);
  return {
    browser: parser.getBrowserName(),
    system: parser.getOSName(),
    isMobile: ['mobile', 'tablet'].includes(parser.getPlatformType()),
  };
}
