import { chromium } from '@playwright/test';
import { findChromium, FLAGS } from '../chromium.mjs';

/** For whatever the end of the page asks for. */
const QUIET_MS = 1000;

/** Playwright would exit by itself, before the servers have ended; it kills the browser at any exit. */
const LEFT_TO_THE_BENCH = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/**
 * The scripts that a browser fetches for a public page and their bytes as they travel, headers left out; the bytes are null
 * without a browser.
 */
export async function weighScripts(address) {
  const executablePath = findChromium();
  if (!executablePath) return { bytes: null, count: 0 };
  const browser = await chromium.launch({ executablePath, args: FLAGS, ...LEFT_TO_THE_BENCH });
  try {
    const scripts = await scriptsOf(await browser.newPage(), address);
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const bytes = sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
    return { bytes, count: scripts.length };
  } finally {
    await browser.close();
  }
}

/** Waits until the scripts have taken the page over, which shows in the footer's one button, and reads down to its end. */
async function scriptsOf(page, address) {
  const scripts = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(address);
  await page.getByRole('contentinfo').getByRole('button').scrollIntoViewIfNeeded();
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  return scripts;
}
