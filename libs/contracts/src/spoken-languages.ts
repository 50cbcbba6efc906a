/** Languages that a person can name as spoken: common ones by their ISO 639-1 codes. Their names come from Intl.DisplayNames. */
// prettier-ignore
export const SPOKEN_LANGUAGES = [
  'af', 'am', 'ar', 'ay', 'az', 'be', 'bg', 'bn', 'bs', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'es',
  'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'gn', 'gu', 'ha', 'he', 'hi', 'hr', 'ht', 'hu', 'hy', 'id',
  'ig', 'is', 'it', 'ja', 'ka', 'kk', 'km', 'kn', 'ko', 'lo', 'lt', 'lv', 'mk', 'ml', 'mn', 'mr', 'ms',
  'mt', 'my', 'ne', 'nl', 'no', 'pa', 'pl', 'ps', 'pt', 'qu', 'ro', 'ru', 'rw', 'si', 'sk', 'sl', 'so',
  'sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th', 'tl', 'tr', 'uk', 'ur', 'uz', 'vi', 'yo', 'zh', 'zu',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];
