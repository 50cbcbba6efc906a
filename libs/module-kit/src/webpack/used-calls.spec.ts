import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SampleRemote } from '../testing/sample-remote.ts';

const names = Array.from({ length: 160 }, (_, index) => `panes${index}`);
const callOf = (name: string) => ({ method: 'GET', path: `/api/${name}`, response: { type: 'string' } });
const CONTRACT = {
  version: '1',
  calls: Object.fromEntries(names.map((name) => [name, { hash: 'a', ...callOf(name) }])),
};
const SITE = `import { api } from '@vitral/sdk/api-client';
export type Pane = string;
export const elsewhere = 1;
${names.map((name) => `export const ${name} = (): Promise<Pane> => api.get('/${name}');`).join('\n')}
`;

const sample = new SampleRemote(
  'used-calls',
  {},
  {
    'src/remote.tsx': "export default { page: () => import('./page.tsx') };\n",
    'src/page.tsx': `import { elsewhere, panes1, type Pane, panes7 } from './site.gen.ts';
import { again } from './again.ts';
export const page = (): Promise<Pane>[] => [panes7(), panes1(), again(), Promise.resolve(String(elsewhere))];
`,
    'src/again.ts': `import * as site from './site.gen.ts';
export const again = () => site.panes3();
export const unused = () => site.panes4();
`,
    'src/site.gen.ts': SITE,
    'src/site-contract.json': JSON.stringify(CONTRACT),
  },
);

beforeAll(() => sample.build(), 60_000);
afterAll(() => sample.remove());

describe('calls of a built module', () => {
  it('are those that its code uses, as they were recorded', () => {
    expect(sample.descriptor().calls).toEqual(['panes1', 'panes3', 'panes7'].map(callOf));
    expect(sample.read(sample.descriptor().entry).toString()).not.toContain('panes4');
  });

  it('are not recorded in development, since that build contains all of them', async () => {
    await sample.build('development');
    expect(sample.descriptor()).not.toHaveProperty('calls');
  }, 60_000);

  it('fail the build if there are too many, and leave out exports that are not in the record', async () => {
    sample.write(
      'src/again.ts',
      "import * as site from './site.gen.ts';\nexport const again = () => Object.values(site)[0];\n",
    );
    await expect(sample.build()).rejects.toThrow('a release may record 150');
    sample.write('src/site-contract.json', '{ "version": "1", "calls": {} }');
    await sample.build();
    expect(sample.descriptor()).not.toHaveProperty('calls');
  }, 60_000);
});
