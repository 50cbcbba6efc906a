import remote from '../remote.tsx';
import { LATE_TEXTS } from './late-texts.ts';

describe('the texts of lazily loaded tabs', () => {
  it.each(Object.entries(LATE_TEXTS))('are not loaded with the page: %s', async (_, { en }) => {
    const late = Object.keys((await en()).default);
    const first = Object.keys((await remote.pageTexts?.['modules']?.en()) ?? {});
    expect(late).not.toEqual([]);
    expect(late.filter((key) => first.includes(key))).toEqual([]);
  });
});
