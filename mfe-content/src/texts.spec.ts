import { expectSameKeys } from '@vitral/sdk/testing/same-keys';
import remote from './remote.tsx';

describe('texts', () => {
  it('has the same keys in Spanish and in English', async () => {
    const [es, en] = await Promise.all([remote.texts.es(), remote.texts.en()]);
    expectSameKeys({ es, en } as Record<string, Record<string, string>>);
  });
});
