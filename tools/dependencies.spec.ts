import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintPlanted } from './planted-workspace.ts';

type Versions = Record<string, string>;

const withOnly = (dependencies: Versions, devDependencies?: Versions) => (manifest: string) =>
  JSON.stringify({ ...(JSON.parse(manifest) as object), dependencies, devDependencies });

let found: Record<string, string[]>;
beforeAll(async () => {
  found = await lintPlanted({
    'libs/contracts/src/index.ts': 'export {};\n',
    'libs/router/package.json': withOnly({ '@vitral/contracts': '*', react: '19.3.1' }),
    'libs/router/src/index.ts': "import '@vitral/contracts/errors';\nimport 'react-router-dom';\n",
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
    'libs/api-client/src/index.ts': "import '@vitral/contracts/errors';\n",
    'libs/api-client/src/index.spec.ts': "import '@testing-library/dom';\n",
  });
}, 120_000);

const messages = (project: string) => found[`libs/${project}/package.json`]?.join('\n');

describe('the lint rules for dependencies', () => {
  it('refuse a dependency that no source imports', () => {
    expect(messages('router')).toContain('The "react" package is not used');
  });

  it('refuse a source that imports what its package.json does not declare', () => {
    expect(messages('router')).toMatch(
      /@nx\/dependency-checks.*missing from "dependencies":\s+- react-router-dom/,
    );
  });

  it('refuse a spec that imports what its package.json does not declare', () => {
    expect(messages('router')).toContain('A file imports "@testing-library/react"');
  });

  it('refuse a version that is not the installed one', () => {
    expect(messages('session')).toContain('does not contain the installed version of "react"');
  });

  it('refuse a devDependency that nothing uses', () => {
    expect(messages('session')).toContain('uses the devDependency "webpack"');
  });

  it('count JSX as a use of React', () => {
    expect(messages('i18n')).toBe('');
  });

  it('accept a package.json that declares exactly what is used', () => {
    expect(messages('api-client')).toBe('');
  });
});

describe('package-lock.json', () => {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { version?: string; dev?: boolean; link?: boolean; resolved?: string }>;
  };

  /** Lists the major versions of a package in an installation without devDependencies. */
  const versionsOf = (name: string) => {
    const entries = Object.entries(packages).filter(
      ([path, { dev, link }]) => path.endsWith(`node_modules/${name}`) && !dev && !link,
    );
    return [...new Set(entries.map(([, { version }]) => version?.split('.')[0]))];
  };

  it('has no build tools of modules in an installation without devDependencies', () => {
    for (const name of ['webpack', 'webpack-dev-server', '@module-federation/enhanced', 'css-loader'])
      expect([name, versionsOf(name)]).toEqual([name, []]);
  });

  it('contains one Express and one undici, those of the server', () => {
    expect([versionsOf('express'), versionsOf('undici')]).toEqual([['5'], ['8']]);
  });

  it('names no registry', () => {
    expect(Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link)).toEqual([]);
  });
});
