/** In order of precedence: most browsers also name others in their User-Agent. */
const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\b(?:OPR|OPX)\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

/** In order of precedence: Android also names Linux, and iOS names macOS. */
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['Windows', /\bWindows NT\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

interface Browser {
  family: string;
  /** Major version. */
  version: number;
}

/** Returns the browser that a User-Agent header names, from a fixed list, so that no text of a stranger is stored; null for others. */
export function browserFrom(userAgent: string): Browser | null {
  for (const [family, mark] of BROWSERS) {
    const version = mark.exec(userAgent)?.[1];
    if (version !== undefined) return { family, version: Number(version) };
  }
  return null;
}

/** Returns the operating system that a User-Agent header names, from a fixed list; null for others. */
export function systemFrom(userAgent: string): string | null {
  return SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
