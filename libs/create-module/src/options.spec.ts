import { describe, expect, it } from '@jest/globals';
import { readOptions, withDefaults } from './options.ts';

const read = (line: string) => readOptions(line.split(' '));

describe('readOptions', () => {
  it('reads every flag', () => {
    expect(read('blog --pages posts,authors --permission content.write --languages en,fr --yes')).toEqual({
      name: 'blog',
      pages: ['posts', 'authors'],
      permission: 'content.write',
      languages: ['en', 'fr'],
      yes: true,
    });
  });

  it.each([
    ['Blog', 'is no name'],
    ['blog extra', 'One module at a time'],
    ['shell', 'the site uses itself'],
    ['mfe-blog', 'the site uses itself'],
    ['blog --pages posts,posts', 'a name of its own'],
    ['blog --pages ../posts', 'is no name'],
    ['blog --permission all', 'is no permission'],
    ['blog --languages de', 'no language "de"'],
    ['blog --colour red', "'--colour'"],
  ])('refuses %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});

describe('withDefaults', () => {
  it('makes one page, named like the module, for a permission of its own', () => {
    expect(withDefaults({ name: 'blog', yes: true })).toEqual({
      name: 'blog',
      pages: ['blog'],
      permission: 'blog.write',
      languages: ['es', 'en'],
    });
  });

  it('refuses to guess the name', () => {
    expect(() => withDefaults({ yes: true })).toThrow('Name the module');
  });
});
