import { isPermission } from '@vitral/contracts/access';
import { CONSOLE_LANGUAGES, type Language } from '@vitral/contracts/languages';
import type { Choice } from './options.ts';
import { languagesOf, pageFiles, pathOf, textsFile, titleOf, wordsOf } from './page-files.ts';
import type { Versions } from './versions.ts';

/** Returns the files of a new module: path → text. */
export function filesOf(choice: Choice, versions: Versions): Record<string, string> {
  return {
    'package.json': json(manifest(choice.name, versions)),
    'tsconfig.json': json(TYPES),
    'webpack.config.mjs': `import { defineRemoteBuild } from '@vitral/sdk/webpack';

export default defineRemoteBuild(import.meta.dirname);
`,
    'jest.config.mjs': `import { moduleTests } from '@vitral/sdk/jest';

export default moduleTests;
`,
    'eslint.config.mjs': `import { moduleRules } from '@vitral/sdk/eslint';

export default moduleRules;
`,
    '.gitignore': 'node_modules/\ndist/\n',
    'README.md': readme(choice),
    'src/module.json': json(descriptor(choice)),
    'src/remote.tsx': remote(choice),
    'src/texts.spec.ts': TEXTS_SPEC,
    ...Object.assign({}, ...choice.pages.map((page) => pageFiles(page, choice))),
  };
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function manifest(name: string, { dependencies, devDependencies }: Versions) {
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'webpack --mode production',
      test: 'jest',
      lint: 'eslint . && tsc --noEmit',
      dev: 'vitral dev',
      publish: 'vitral publish',
      types: 'vitral types',
    },
    dependencies,
    devDependencies,
  };
}

const TYPES = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: ['jest'],
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

/** Returns a text in each language of the module. */
type Texts = (textIn: (language: Language) => string) => Record<string, string>;

function descriptor(choice: Choice) {
  const { name, pages, permission } = choice;
  const texts: Texts = (textIn) =>
    Object.fromEntries(languagesOf(choice).map((language) => [language, textIn(language)]));
  const title = texts((language) => wordsOf(language).mayWrite(titleOf(name)));
  return {
    name,
    contract: 1,
    ...(!isPermission(permission) && { permissions: [{ name: permission, role: 'manager', title }] }),
    pages: pages.map((page, index) => ({
      page,
      path: pathOf(page, name),
      permission,
      title: texts(() => titleOf(page)),
      navigation: { order: 200 + index, icon: 'extension', group: 'library' },
      help: { picture: 'list', text: texts((language) => wordsOf(language).help) },
    })),
    slots: pages.slice(0, 1).flatMap((page) => slotsOf(page, choice, texts)),
  };
}

/** A card of the dashboard and an entry of the command palette. */
function slotsOf(page: string, { name, permission }: Choice, texts: Texts) {
  return [
    { slot: 'dashboard-card', name: page, title: texts(() => titleOf(page)), permission },
    {
      slot: 'command',
      name: `open-${page}`,
      title: texts((language) => wordsOf(language).command(titleOf(page))),
      path: pathOf(page, name),
      icon: 'extension',
    },
  ];
}

function remote({ name, pages, languages }: Choice) {
  const texts = pages.map((page) => {
    const files = languagesOf({ languages }).map(
      (language) => `${language}: () => import('./${page}/texts/${language}.json')`,
    );
    return `    '${page}': { ${files.join(', ')} },`;
  });
  const loads = pages.map(
    (page) => `    '${page}': { load: () => import('./${page}/${page}.page.tsx'), texts: ['${page}'] },`,
  );
  return `import { defineRemote } from '@vitral/sdk';

export default defineRemote({
  name: '${name}',
  texts: {
${texts.join('\n')}
  },
  pages: {
${loads.join('\n')}
  },
  slots: {
${pages
  .slice(0, 1)
  .map((page) => `    '${page}': { load: () => import('./${page}/${page}.card.tsx'), texts: ['${page}'] },`)
  .join('\n')}
  },
});
`;
}

const TEXTS_SPEC = `import { expectSameKeys } from '@vitral/sdk/testing/same-keys';
import remote from './remote.tsx';

describe('texts', () => {
  it('have the same keys in each language', async () => {
    const tables = Object.entries(remote.texts).map(async ([language, load]) => [language, await load()]);
    expectSameKeys(Object.fromEntries(await Promise.all(tables)) as Record<string, Record<string, string>>);
  });
});
`;

function readme({ name, pages, languages }: Choice) {
  const others = CONSOLE_LANGUAGES.filter((language) => !languages.includes(language));
  const files = pages.flatMap((page) => others.map((language) => `\`src/${textsFile(page, language)}\``));
  const toTranslate =
    files.length > 0
      ? `\nStill to translate: ${files.join(', ')}, and the titles in \`src/module.json\`.\n`
      : '';
  return `# ${name}

A module of a Vitral console. Its pages, their addresses, titles, permission and place in the sidebar are in \`src/module.json\`, and under
\`slots\` its card on the start page and its entry in the search with Ctrl+K; what it asks an admin for is there, too.
${toTranslate}
| command                                    | effect                                                                    |
| ------------------------------------------ | ------------------------------------------------------------------------- |
| \`npm test\`                                 | runs the specs                                                            |
| \`npm run lint\`                             | checks style and types                                                    |
| \`npm run build\`                            | writes the release to \`dist\`                                              |
| \`npm run dev -- --to https://…\`            | serves the module to your session on a running site, and to nobody else's |
| \`npm run publish -- --to https://… --next\` | publishes a release; an admin grants what it asks for and activates it    |
| \`npx vitral login --to https://…\`          | gets the token for that through the browser; \`npx vitral --help\` shows more |
| \`npm run types -- --to https://…\`          | writes the calls of the site and their types to \`src/site.gen.ts\`         |

Run \`npm run types\` before the first call of the API, and again when the site was updated or the collections in \`src/module.json\` changed;
commit both files that it writes. In CI, \`npm run types -- --to https://… --check\` fails when the site differs from them. A release whose calls
do not fit the site is refused before its activation, with each call and field by name.
`;
}
