import { describe, expect, it, jest } from '@jest/globals';
import { installPackage } from './program.ts';

function asRoot(work: () => void) {
  const { getuid } = process;
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  process.getuid = () => 0;
  try {
    work();
  } finally {
    process.getuid = getuid;
    log.mockRestore();
  }
}

describe('installing a Debian package', () => {
  it('is tried again when the package could not be fetched', () => {
    asRoot(() => {
      const commands: string[] = [];
      const run = (...words: string[]) => {
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

  it('fails after three attempts, and at once without apt-get', () => {
    asRoot(() => {
      const without = jest.fn(() => false);
      expect(installPackage('nginx-light', 'the tests', without)).toBe(false);
      expect(without).toHaveBeenCalledTimes(1);

      const failing = jest.fn((_command: string, word?: string) => word === '--version');
      expect(installPackage('nginx-light', 'the tests', failing)).toBe(false);
      expect(failing).toHaveBeenCalledTimes(4);
    });
  });
});
