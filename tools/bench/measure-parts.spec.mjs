import { describe, expect, it } from '@jest/globals';
import { measureParts, partsNamed } from './measure-parts.mjs';
import { lastWords } from './report.mjs';

const part = (name, measured, promises = []) => ({
  name,
  title: `How fast ${name} are`,
  measure: () => Promise.resolve(measured),
  table: (readings) => `${name}  ${readings}`,
  misses: () => promises,
});
const broken = { ...part('pages'), measure: () => Promise.reject(new Error('The site has gone.')) };

describe('the bench', () => {
  const measured = async (parts, isEnding = () => false) => {
    const said = [];
    const say = (line) => said.push(line);
    const tidyUp = () => Promise.resolve(say('tidied up'));
    return { said, findings: await measureParts(parts, { say }, { isEnding, tidyUp }) };
  };

  it('shows what each part found and gathers what was missed', async () => {
    const { said, findings } = await measured([part('reads', 3), part('lists', 5, ['Lists are slow.'])]);
    expect(said).toEqual(['\nHow fast reads are', '\nreads  3', '\nHow fast lists are', '\nlists  5']);
    expect(findings).toEqual({ parts: { reads: 3, lists: 5 }, missed: ['Lists are slow.'], failed: [] });
    expect(lastWords(findings)).toBe('Not kept:\n- Lists are slow.');
  });

  it('tidies up after a part that fails and measures the rest', async () => {
    const { said, findings } = await measured([broken, part('lists', 5)]);
    expect(said[1]).toContain('pages could not be measured: Error: The site has gone.');
    expect(said[2]).toBe('tidied up');
    expect(findings).toEqual({ parts: { lists: 5 }, missed: [], failed: ['pages'] });
    expect(lastWords(findings)).toBe('Not kept:\n- pages could not be measured.');
  });

  it('measures nothing more once it ends', async () => {
    const { findings } = await measured([part('reads', 3)], () => true);
    expect(findings.parts).toEqual({});
  });

  it('measures every part when none is named, and else the named ones in their fixed order', () => {
    const parts = ['reads', 'pages', 'lists'].map((name) => part(name));
    expect(partsNamed(parts, [])).toEqual({ parts, unknown: [] });
    expect(partsNamed(parts, ['lists', 'reads', 'rides'])).toEqual({
      parts: [parts[0], parts[2]],
      unknown: ['rides'],
    });
  });
});
