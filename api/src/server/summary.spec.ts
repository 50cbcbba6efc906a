import { describe, expect, it } from '@jest/globals';
import { Configuration } from '../platform/config/configuration.ts';
import type { Environment } from '../platform/config/variables.ts';
import { summary } from './summary.ts';

const URL = 'http://127.0.0.1:3000';
const SERVER = { url: URL, boundUrl: URL, database: 'here', stop: async () => {} };

const summaryOf = (environment: Environment) => summary(new Configuration(environment), SERVER);

describe('start summary', () => {
  it('names the demo accounts in demo mode only', () => {
    expect(summaryOf({})).toMatch(/admin +admin-vitral/);
    expect(summaryOf({})).not.toContain('Demo mode is off');
    expect(summaryOf({ DEMO: 'false' })).not.toMatch(/admin-vitral|Demo mode/);
  });

  it('names the origin on which the server listens if visitors use another one', () => {
    expect(summaryOf({})).not.toContain('Listens on');
    const server = { ...SERVER, url: 'https://vitral.example' };
    expect(summary(new Configuration({}), server)).toMatch(
      /Site +https:\/\/vitral\.example\n +Listens on +http:\/\/127\.0\.0\.1:3000\n/,
    );
  });

  it('names the variable that ended demo mode, and the command that creates an account', () => {
    const text = summaryOf({ PUBLIC_URL: 'https://vitral.example' });
    expect(text).toContain('Demo mode is off, because PUBLIC_URL is https://vitral.example.');
    expect(text).toContain('npm run admin:create');
    expect(text).not.toContain('admin-vitral');
  });
});
