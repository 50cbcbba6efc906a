import { describe, expect, it } from '@jest/globals';
import { measureParts, partsNamed, type Context, type Part } from './measure-parts.ts';
import { summaryOf, type Row } from './report.ts';

const row = (name: string, ms: number): Row => ({ name, figures: { ms }, promises: { ms: { below: 5 } } });
const part = (name: string, ms = 3): Part => ({
  name,
  title: `How fast ${name} are`,
  measure: () => Promise.resolve([[row(name, ms)]]),
});
const broken = { ...part('pages'), measure: () => Promise.reject(new Error('The site has gone.')) };

describe('the bench', () => {
  const measured = async (parts: Part[], isEnding = () => false) => {
    const printed: string[] = [];
    const context: Context = {
      root: '',
      effort: { isQuick: true, rounds: 1, seconds: 1 },
      print: (line) => printed.push(line),
      startSite: () => Promise.reject(new Error('No site is needed.')),
    };
    const tidyUp = () => Promise.resolve(printed.push('tidied up'));
    return { printed, findings: await measureParts(parts, context, { isEnding, tidyUp }) };
  };

  it('prints the findings of each part and collects broken promises', async () => {
    const { printed, findings } = await measured([part('reads', 3), part('lists', 5)]);
    expect(printed).toEqual([
      '\nHow fast reads are',
      '\n       ms  promises\nreads   3  kept',
      '\nHow fast lists are',
      '\n       ms  promises\nlists   5  missed',
    ]);
    expect(findings).toEqual({
      parts: { reads: [[row('reads', 3)]], lists: [[row('lists', 5)]] },
      missed: ['lists: ms is 5; less than 5 was promised.'],
      failed: [],
    });
    expect(summaryOf(findings)).toBe('Not kept:\n- lists: ms is 5; less than 5 was promised.');
  });

  it('tidies up after a failed part and measures the rest', async () => {
    const { printed, findings } = await measured([broken, part('lists')]);
    expect(printed[1]).toContain('pages could not be measured: Error: The site has gone.');
    expect(printed[2]).toBe('tidied up');
    expect(findings).toEqual({ parts: { lists: [[row('lists', 3)]] }, missed: [], failed: ['pages'] });
    expect(summaryOf(findings)).toBe('Not kept:\n- pages could not be measured.');
  });

  it('measures nothing once it is ending', async () => {
    const { findings } = await measured([part('reads', 3)], () => true);
    expect(findings.parts).toEqual({});
  });

  it('measures the named parts in their fixed order, or all when none is named', () => {
    const parts = ['reads', 'pages', 'lists'].map((name) => part(name));
    expect(partsNamed(parts, [])).toEqual({ parts, unknown: [] });
    expect(partsNamed(parts, ['lists', 'reads', 'rides'])).toEqual({
      parts: [parts[0], parts[2]],
      unknown: ['rides'],
    });
  });
});
