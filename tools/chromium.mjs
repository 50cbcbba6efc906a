import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const ATTEMPTS = 3;

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

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the browser for the journeys: CHROMIUM_PATH when it is set, else the first one installed, else undefined. */
export function findChromium(environment = process.env, usualPlaces = USUAL_PLACES) {
  if (environment.CHROMIUM_PATH) return [environment.CHROMIUM_PATH].find(isExecutable);
  const folders = (environment.PATH ?? '').split(process.platform === 'win32' ? ';' : ':').filter(Boolean);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...installed, ...usualPlaces].find(isExecutable);
}

function quietly(command, ...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, words, { env, stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;
}

/** Installs Debian's package when we may: as root, with apt-get. True when it is there afterwards. */
function installChromium() {
  const mayInstall =
    !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && quietly('apt-get', '--version');
  if (!mayInstall) return false;
  console.log('Installing Chromium for the browser journeys (apt-get) ...');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const installed =
      quietly('apt-get', 'update', '-q') &&
      quietly('apt-get', 'install', '-qy', '--no-install-recommends', 'chromium');
    if (installed) return true;
  }
  return false;
}

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
