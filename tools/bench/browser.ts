import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findChromium, FLAGS } from '../chromium.ts';

/**
 * Leaves signals to the bench: Playwright would exit before the servers have ended. It kills the browser at any exit.
 */
const NO_SIGNAL_HANDLERS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Runs `work` in a separate Chromium. Throws if there is none. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium to open the pages.');
  const browser = await chromium.launch({ executablePath, args: FLAGS, ...NO_SIGNAL_HANDLERS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Logs in the demo account of this role. */
export async function logIn(context: BrowserContext, role: string) {
  const data = { username: role, password: `${role}-vitral` };
  const response = await context.request.post('/api/auth/login', { data });
  if (!response.ok()) throw new Error(`The demo's ${role} cannot log in: ${response.status()}`);
}
