import { fileURLToPath } from 'node:url';
import { programOf } from './program.ts';

/** Flags with which Chromium runs as root, too, and requests nothing but the pages. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell comes first: a full browser opens a window for each test, which takes four times as long. */
const CHROMIUM = programOf({
  names: [
    'chromium-headless-shell',
    'chrome-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ],
  usualPlaces: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  variable: 'CHROMIUM_PATH',
  packageName: 'chromium-headless-shell',
  purpose: 'the browser journeys',
  refusal:
    'The browser journeys need Chromium or Chrome, and none was found: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its executable.',
});

export const findChromium = CHROMIUM.find;
export const provideChromium = CHROMIUM.provide;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(provideChromium());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
