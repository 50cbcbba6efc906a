import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedSources, published, readManifest, SDK } from '../scripts/libraries.ts';
import { describeSurface } from '../scripts/surface.ts';

describe('the exports of the package', () => {
  it('are those that api-surface.md records', () => {
    expect(describeSurface()).toBe(readFileSync(join(SDK, 'api-surface.md'), 'utf8'));
  }, 120_000);

  it('are the same within this workspace', () => {
    const exported = Object.entries(readManifest(SDK).exports);
    const missing = [...exportedSources().keys()].filter((path) => {
      const found =
        exported.find(([name]) => name === path) ??
        exported.find(([name]) => name.endsWith('*') && path.startsWith(name.slice(0, -1)));
      const target = found ? String(found[1]).replace('*', path.replace(/^\.\/contracts\//, '')) : '';
      return !target || !existsSync(join(SDK, target));
    });
    expect(missing).toEqual([]);
  });
});

describe('published', () => {
  it.each([
    ['@vitral/ui/forms', '@vitral/sdk/ui/forms'],
    ['@vitral/module-kit', '@vitral/sdk'],
    ['@vitral/module-kit/webpack', '@vitral/sdk/webpack'],
    ['@vitral/sdk/ui', '@vitral/sdk/ui'],
    ['react', 'react'],
  ])('replaces %s by %s', (specifier, expected) => {
    expect(published(specifier)).toBe(expected);
  });
});
