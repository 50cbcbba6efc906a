import { describe, expect, it } from '@jest/globals';
import { LIMITS } from './limits.ts';
import { mentionedUsernames } from './mentions.ts';

describe('mentionedUsernames', () => {
  it('finds each name once, in lower case', () => {
    expect(mentionedUsernames('@Ana, ¿puedes tú? (@juan_p-1) @ana\n@eva.r lo sabe')).toEqual([
      'ana',
      'juan_p-1',
      'eva.r',
    ]);
  });

  it('leaves open whether punctuation at the end belongs to the name', () => {
    expect(mentionedUsernames('Pregunta a @ana.')).toEqual(['ana.', 'ana']);
  });

  it('ignores email addresses, short names and names beyond the limit', () => {
    expect(mentionedUsernames('rosa@example.org a@@b @x @@eva')).toEqual([]);
    const many = Array.from({ length: 60 }, (_, index) => `@name${index}`).join(' ');
    expect(mentionedUsernames(many)).toHaveLength(LIMITS.mentions);
  });
});
