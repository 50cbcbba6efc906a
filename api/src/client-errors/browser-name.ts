/** In order of precedence: most browsers also name others in their User-Agent. */
const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\b(?:OPR|OPX)\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

/** Returns only the family and major version of a browser, such as `Chrome 156`. */
export function browserName(userAgent = ''): string {
  for (const [name, mark] of BROWSERS) {
    const version = mark.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${Number(version)}`;
  }
  return 'other';
}
