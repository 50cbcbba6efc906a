import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { moduleWith } from '../testing/boot.ts';
import { loadModule } from './load-module.ts';

jest.mock('@module-federation/runtime');

const people = moduleWith([]);
const entry = `${location.origin}${people.base}remoteEntry.js`;

describe('loadModule', () => {
  it('registers a container once for each attempt, and loads what it exposes', async () => {
    jest.mocked(loadRemote).mockResolvedValue('loaded');
    expect(await loadModule(people, 0, 'carousel')).toBe('loaded');
    await loadModule(people, 0, 'menu');
    await loadModule(people, 1, 'menu');

    const loaded = jest.mocked(loadRemote).mock.calls.map(([name]) => name);
    expect(loaded).toEqual(['mfe_people_1/carousel', 'mfe_people_1/menu', 'mfe_people_1__retry1/menu']);
    const registered = jest.mocked(registerRemotes).mock.calls.flatMap(([remotes]) => remotes);
    expect(registered).toMatchObject([
      { name: 'mfe_people_1', entry, entryGlobalName: 'mfe_people_1' },
      { name: 'mfe_people_1__retry1', entry: `${entry}?r=1`, entryGlobalName: 'mfe_people_1' },
    ]);
  });

  it('rejects if the container does not expose the module', async () => {
    jest.mocked(loadRemote).mockResolvedValue(null);
    await expect(loadModule(people, 0, 'nothing')).rejects.toThrow('mfe_people_1 does not expose nothing');
  });
});
