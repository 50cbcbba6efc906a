import { expect, it, jest } from '@jest/globals';
import { installPackage } from './debian-package.mjs';

const asRoot = (work) => {
  const { getuid } = process;
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  process.getuid = () => 0;
  try {
    work();
  } finally {
    process.getuid = getuid;
    said.mockRestore();
  }
};

it('tries again when the package could not be fetched', () => {
  asRoot(() => {
    const commands = [];
    const run = (...words) => {
      commands.push(words.join(' '));
      return commands.length !== 2;
    };

    expect(installPackage('nginx-light', 'the tests', run)).toBe(true);
    expect(commands).toEqual([
      'apt-get --version',
      'apt-get update -q',
      'apt-get update -q',
      'apt-get install -qy --no-install-recommends nginx-light',
    ]);
  });
});

it('gives up after three attempts, and at once where there is no apt-get', () => {
  asRoot(() => {
    const without = jest.fn(() => false);
    expect(installPackage('nginx-light', 'the tests', without)).toBe(false);
    expect(without).toHaveBeenCalledTimes(1);

    const failing = jest.fn((_command, word) => word === '--version');
    expect(installPackage('nginx-light', 'the tests', failing)).toBe(false);
    expect(failing).toHaveBeenCalledTimes(4);
  });
});
