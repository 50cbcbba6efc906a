import { expect, it } from '@jest/globals';
import { readDeploy } from './read-deploy.mjs';

const deploy = readDeploy();

/** What `check` says of deploy/ as it is: nothing; and of each planted mistake: what it is. `mistakes`: title, plant, reproach. */
export function finds(check, mistakes) {
  it('has nothing against what is there', () => {
    expect(check(deploy)).toEqual([]);
  });

  it.each(mistakes)('tells of %s', (_title, plant, reproach) => {
    const spoilt = structuredClone(deploy);
    plant(spoilt);
    expect(check(spoilt)).toContainEqual(expect.stringContaining(reproach));
  });
}
