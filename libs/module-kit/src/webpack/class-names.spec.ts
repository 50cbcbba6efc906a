import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { classNamingOf } from './class-names.ts';

let folder: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  write('package.json', '{ "name": "@vitral/mfe-sample" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

const nameOf = (file: string, name: string) =>
  classNamingOf(folder).getLocalIdent({ resourcePath: join(folder, 'src', file) }, '', name);

describe('names of classes', () => {
  it('have two characters in a module that the server renders, and differ', () => {
    const classes = Array.from({ length: 400 }, (_, index) => `class${index}`);
    const text = classes.map((name) => `.${name} { order: 1 }`).join('');
    write('src/renderer.tsx', '');
    write('src/menu/menu.module.css', text);
    write('src/page.module.css', text);
    const names = classes.flatMap((name) => [
      nameOf('menu/menu.module.css', name),
      nameOf('page.module.css', name),
    ]);
    expect(new Set(names).size).toBe(800);
    for (const name of names) expect(name).toMatch(/^(?!ad$)[a-z][\w-]$/i);
  });

  it('are left to the hash for classes that appear while the module is being developed, and for other modules', () => {
    write('src/menu.module.css', '.menu { order: 1 }');
    expect(nameOf('menu.module.css', 'menu')).toBeNull();
    write('src/renderer.tsx', '');
    expect(nameOf('menu.module.css', 'menu')).toHaveLength(2);
    expect(nameOf('menu.module.css', 'link')).toBeNull();
    expect(classNamingOf(folder).localIdentHashSalt).toBe('@vitral/mfe-sample');
  });
});
