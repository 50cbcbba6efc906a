import { defineConfig } from '@playwright/test';
import { FLAGS, provideChromium } from '@vitral/tools/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e-spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['./support/counts-reporter.ts']],
  forbidOnly: Boolean(process.env['CI']),
  // Each with a server and a browser of its own. On two processors the third uses the time in which the others wait: for what fades,
  // for limits of time and for files on their way.
  workers: 3,
  // Slow machines are no failure: what is measured is measured by the bench.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath: provideChromium(), args: FLAGS },
    locale: 'es',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
});
