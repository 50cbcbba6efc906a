import { defineConfig } from '@playwright/test';
import { FLAGS, provideChromium } from '@vitral/tools/chromium';

// Workers inherit the variable; each of them evaluates this file again.
const executablePath = (process.env['CHROMIUM_PATH'] ??= provideChromium());

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e-spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['./support/counts-reporter.ts']],
  forbidOnly: Boolean(process.env['CI']),
  // Each worker has its own server and browser. On two processors the third uses the time in which the others wait for
  // animations, timeouts and downloads.
  workers: 3,
  // Generous, so that a slow machine fails no journey; the bench measures speed.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath, args: FLAGS },
    locale: 'es',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Without a graphics card, animations take a sixth of the time; journeys about motion set it to 'no-preference'.
    reducedMotion: 'reduce',
  },
});
