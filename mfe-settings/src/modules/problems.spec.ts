import { RELEASE_PROBLEMS } from '@vitral/sdk/contracts/release-problems';
import en from './texts/en.json';
import es from './texts/es.json';

const paramsOf = (text: string) => [...text.matchAll(/\{+(\w+)\}+/g)].map(([, name]) => name).sort();
const expected = Object.fromEntries(
  Object.entries(RELEASE_PROBLEMS).map(([code, text]) => [code, paramsOf(text)]),
);

describe('release problems', () => {
  it.each([
    ['es', es],
    ['en', en],
  ])('have texts in %s with the same parameters', (_, texts: Record<string, string>) => {
    const rendered = Object.keys(RELEASE_PROBLEMS).map((code) => {
      const text = texts[`modules.problem.${code}`] ?? '';
      expect(text.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
      return [code, paramsOf(text)];
    });
    expect(Object.fromEntries(rendered)).toEqual(expected);
  });

  it('have the same English texts as on the command line', () => {
    const texts: Record<string, string> = en;
    for (const [code, text] of Object.entries(RELEASE_PROBLEMS))
      expect(texts[`modules.problem.${code}`]).toBe(text.replaceAll(/\{(\w+)\}/g, '{{$1}}'));
  });
});
