import { describe, expect, it } from '@jest/globals';
import { readAssetOrigins } from './asset-origins.ts';
import { Variables } from './variables.ts';

const originsOf = (ASSET_ORIGINS: string) => readAssetOrigins(new Variables({ ASSET_ORIGINS }));

describe('AssetOrigins', () => {
  it('serves files of a module without an origin from the site itself', () => {
    const origins = originsOf('mfe-people=https://people.example');
    expect(origins.of('mfe-people')).toBe('https://people.example');
    expect(origins.of('shell')).toBe('');
  });

  it('distributes the modules over several origins, except those with their own', () => {
    const origins = originsOf('https://a.example,https://b.example,mfe-people=https://people.example');
    expect(origins.of('mfe-people')).toBe('https://people.example');
    expect([origins.of('shell'), origins.of('mfe-public')].sort()).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it.each([
    'cdn.example',
    'https://cdn.example/files',
    'mfe-nobody=https://cdn.example',
    'mfe-people=',
    'https://cdn.example,',
    'mfe-people=https://a.example,mfe-people=https://b.example',
  ])('refuses an invalid list of origins and names the entry: %s', (ASSET_ORIGINS) => {
    const wrong = ASSET_ORIGINS.split(',').at(-1);
    expect(() => originsOf(ASSET_ORIGINS)).toThrow(
      `ASSET_ORIGINS is "${wrong}", but must be like https://cdn.example.org, or like mfe-people=https://people.example.org for one of shell, mfe-public, mfe-content, mfe-people, mfe-social, mfe-settings.`,
    );
  });
});
