import type { Periods } from '../../periods.ts';

export const COOKIES_EN = {
  language: 'The language you chose. Lasts a year.',
  country:
    'The country you chose. It decides the time zone if your browser does not report one. Lasts a year.',
  timezone: 'The time zone you chose for live sessions, if it is not your browser’s. Lasts a year.',
  consent:
    'Whether you accepted or declined third-party content, and on which date. Lasts a year; then we ask you again.',
  motion: 'Whether you paused the animations. It lasts one year.',
  'vitral-share':
    'A random number of at most four digits, which identifies nobody: it decides who sees a new version of a part of the site first. It is set only while one is being tried. Lasts a year.',
  'vitral.share':
    'That you entered the password of a file we shared with you, so that you are not asked again. Lasts an hour.',
  'vitral.opened':
    'A random code that identifies nobody: that this browser has opened a link we shared with you before, so that we count people and not visits. Each link has a code of its own. Lasts as long as the link, at most a year.',
  'vitral.session': (periods: Periods) =>
    `Only for the people who run the site: it keeps them logged in. It is set at login and expires after ${periods.idleSession} without activity, and after ${periods.session} in any case. Over HTTPS it is called __Host-vitral.session.`,
  'vitral.device':
    'Only for the people who run the site: that someone has logged in to an account with this browser before, so that failed attempts of others do not lock it. It gives no access. Lasts a year, and its name ends with a code of the account.',
  'vitral.passkey':
    'Only for the people who run the site: a random code, which identifies nobody, that binds a login with a passkey to this browser. It gives no access. Lasts five minutes.',
  'vitral.provider':
    'Only for the people who run the site: the encrypted state of a login with an identity provider, which binds it to this browser. It gives no access. Lasts fifteen minutes at most.',
  'vitral-override':
    'Only for the people who develop the site: that their browser loads a part from their own computer. Lasts for as long as they choose, from half an hour to eight hours.',
  'vitral-preview':
    'Only for people with the link of a preview: that their browser shows versions of parts of the site that are not public yet. Lasts until the preview ends, at most 30 days, or until they end it.',
  'vitral.announcement.':
    'That you closed the announcement at the top of the pages, so that it stays closed. The name ends with a code of its text. It remains until you close another one or clear the storage.',
};
