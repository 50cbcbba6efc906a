import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { CONSENT_TEXTS, CONSENT_VERSION, consentText } from '@vitral/contracts/testimonial-consents';
import { LANGUAGES } from '@vitral/contracts/languages';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

describe('consent texts', () => {
  // People agreed to these words: a change of wording is a new version, with a new line here.
  it('never change once they are published', () => {
    const digests = Object.entries(CONSENT_TEXTS).map(([version, texts]) => [
      version,
      ...LANGUAGES.map((language) => digest(texts[language])),
    ]);
    expect(digests).toEqual([
      ['1', 'c2061e9e2d7c', 'b20dbbbe89e5', 'b5940a049f60'],
      ['2', '4c3bd1f23511', '04f334e441e7', '37aeb8ff1200'],
    ]);
  });

  it('name the site', () => {
    for (const language of LANGUAGES) expect(consentText(language, 'Casa $& Luz')).toContain('Casa $& Luz');
    expect(CONSENT_TEXTS[CONSENT_VERSION]).toBeDefined();
  });
});
