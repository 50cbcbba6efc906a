import { describe, expect, it } from '@jest/globals';
import { nextVersion } from './publication.ts';

describe('next version', () => {
  it.each<[string[], string]>([
    [['0.1.9', '0.1.10', '0.1.2'], '0.1.11'],
    [['0.9.9', '1.0.0-beta.1'], '1.0.1'],
    [['nightly', '2.0.0'], '2.0.1'],
    [[], '0.0.1'],
  ])('after %j is %s', (versions, next) => {
    expect(nextVersion(versions)).toBe(next);
  });
});
