import { fileURLToPath } from 'node:url';
import { installPackage } from './debian-package.mjs';
import { findExecutable, isExecutable } from './find-executable.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How Chromium is started, as root too, so that it asks for nothing but the pages. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const REFUSAL =
  'The browser journeys need Chromium or Chrome, and none was found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.';

/** The path of the browser for the journeys: CHROMIUM_PATH when it is set, else the first one installed, else undefined. */
export function findChromium(environment = process.env, usualPlaces = USUAL_PLACES) {
  if (environment.CHROMIUM_PATH) return [environment.CHROMIUM_PATH].find(isExecutable);
  return findExecutable(NAMES, environment, usualPlaces);
}

const installChromium = () =>
  !process.env.CHROMIUM_PATH && installPackage('chromium', 'the browser journeys');

/** Finds the browser, or installs it, or refuses in one sentence. */
export function provideChromium({ find = findChromium, install = installChromium } = {}) {
  const found = find() ?? (install() ? find() : undefined);
  if (!found) throw new Error(REFUSAL);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(provideChromium());
  } catch ({ message }) {
    console.error(message);
    process.exitCode = 1;
  }
}
