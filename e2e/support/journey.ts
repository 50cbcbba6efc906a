import { type ConsoleMessage, expect, test as base } from '@playwright/test';

/** Matches no error. */
const NONE = /(?!)/;

interface JourneyOptions {
  /** What a journey breaks on purpose: errors that match are not held against it. */
  expectedErrors: RegExp;
}

/** The browser itself reports refused calls in its console (the question who is logged in, for one); they are no script errors. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/');
}

/** Playwright's test, which also fails when any page of the journey had a script error. */
export const test = base.extend<JourneyOptions & { scriptErrors: string[] }>({
  expectedErrors: [NONE, { option: true }],
  scriptErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (webError) => errors.push(webError.error().stack ?? String(webError.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusedCall(message))
          errors.push(`console.error: ${message.text()} (${message.location().url})`);
      });

      await use(errors);

      const unexpected = errors.filter((error) => !expectedErrors.test(error));
      expect(unexpected, 'script errors during the journey').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
