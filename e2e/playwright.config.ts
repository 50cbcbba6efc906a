import { defineConfig } from '@playwright/test';
import { FLAGS, provideChromium } from '@vitral/tools/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e-spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['./support/counts-reporter.ts']],
  forbidOnly: Boolean(process.env['CI']),
  // Each with a server and a browser of its own.
  workers: 2,
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
