import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintPlanted } from './planted-workspace.mjs';

const changed = (change) => (manifest) => JSON.stringify(change(JSON.parse(manifest)));
const withOnly = (dependencies, devDependencies) =>
  changed((manifest) => ({ ...manifest, dependencies, devDependencies }));

let found;
beforeAll(async () => {
  found = await lintPlanted({
    'libs/contracts/src/index.ts': 'export {};\n',
    'libs/router/package.json': withOnly({ '@vitral/contracts': '*', react: '19.3.1' }),
    'libs/router/src/index.ts': "import '@vitral/contracts';\nimport 'react-router-dom';\n",
    'libs/router/src/index.spec.ts': "import '@testing-library/react';\n",
    'libs/session/package.json': withOnly(
      { react: '18.0.0' },
      { '@testing-library/dom': '10.4.2', webpack: '1.0.0' },
    ),
    'libs/session/src/index.ts': "import 'react';\n",
    'libs/session/src/index.spec.ts': "import '@testing-library/dom';\n",
    'libs/i18n/package.json': withOnly({ react: '19.3.1' }),
    'libs/i18n/src/hello.tsx': 'export const Hello = () => <p>Hello</p>;\n',
    'libs/api-client/package.json': withOnly(
      { '@vitral/contracts': '*' },
      { '@testing-library/dom': '10.4.2' },
    ),
    'libs/api-client/src/index.ts': "import '@vitral/contracts';\n",
    'libs/api-client/src/index.spec.ts': "import '@testing-library/dom';\n",
  });
}, 120_000);

const reproaches = (project) => found[`libs/${project}/package.json`].join('\n');

describe('nx lint', () => {
  it('refuses a dependency that no source imports', () => {
    expect(reproaches('router')).toContain('The "react" package is not used');
  });

  it('refuses a source that imports what its package.json does not declare', () => {
    expect(reproaches('router')).toMatch(
      /@nx\/dependency-checks.*missing from "dependencies":\s+- react-router-dom/,
    );
  });

  it('refuses a spec that imports what its package.json does not declare', () => {
    expect(reproaches('router')).toContain('A file imports "@testing-library/react"');
  });

  it('refuses a version that is not the installed one', () => {
    expect(reproaches('session')).toContain('does not contain the installed version of "react"');
  });

  it('refuses a devDependency that nothing uses', () => {
    expect(reproaches('session')).toContain('uses the devDependency "webpack"');
  });

  it('takes JSX for a use of React', () => {
    expect(reproaches('i18n')).toBe('');
  });

  it('asks nothing of a package.json that tells the truth', () => {
    expect(reproaches('api-client')).toBe('');
  });
});

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

  /** The major versions that an installation without dev has of a package. */
  const versionsOf = (name) => {
    const entries = Object.entries(packages).filter(
      ([path, { dev, link }]) => path.endsWith(`node_modules/${name}`) && !dev && !link,
    );
    return [...new Set(entries.map(([, { version }]) => version.split('.')[0]))];
  };

  it('keeps what builds modules out of an installation without dev', () => {
    for (const name of ['webpack', 'webpack-dev-server', '@module-federation/enhanced', 'css-loader'])
      expect([name, versionsOf(name)]).toEqual([name, []]);
  });

  it('has one Express and one undici there, those of the server', () => {
    expect([versionsOf('express'), versionsOf('undici')]).toEqual([['5'], ['8']]);
  });

  it('names no registry', () => {
    expect(Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link)).toEqual([]);
  });
});
