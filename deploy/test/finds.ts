import { expect, it } from '@jest/globals';
import { readDeploy, type Deploy } from './read-deploy.ts';

const deploy = readDeploy();

type Mistake = [title: string, plant: (deploy: Deploy) => unknown, message: string];

/** Tests that a check finds no fault in deploy/ as it is, and reports each planted mistake. */
export function finds(check: (deploy: Deploy) => string[], mistakes: Mistake[]) {
  it('has no faults', () => {
    expect(check(deploy)).toEqual([]);
  });

  it.each(mistakes)('reports %s', (_title, plant, message) => {
    const broken = structuredClone(deploy);
    plant(broken);
    expect(check(broken)).toContainEqual(expect.stringContaining(message));
  });
}
