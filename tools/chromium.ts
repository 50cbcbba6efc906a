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

const PROGRAM = {
  variable: 'CHROMIUM_PATH',
  packageName: 'chromium-headless-shell',
  purpose: 'the browser journeys',
  refusal:
    'The browser journeys need Chromium or Chrome, and none was found: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its executable.',
};

const HEADLESS_SHELL = programOf({
  ...PROGRAM,
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  usualPlaces: [],
});

const BROWSER = programOf({
  ...PROGRAM,
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  usualPlaces: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
});

export const findChromium = () => HEADLESS_SHELL.find() ?? BROWSER.find();

/**
 * Finds or installs the headless shell, else finds a browser, which takes a third longer for the same journeys. Throws
 * if there is neither.
 */
export function provideChromium() {
  try {
    return HEADLESS_SHELL.provide();
  } catch (error) {
    const browser = BROWSER.find();
    if (browser) return browser;
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(provideChromium());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
