import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Dependencies of a project that the rule would report although they are right. */
const EXEMPT: Record<string, string[]> = {
  // Nx compares with the version at the root, an older one that build tools need.
  api: ['lru-cache'],
  // Dependencies without a visible import: peers that packages in the same package.json import.
  'libs/testing': ['@testing-library/dom'],
  'libs/ui': ['@emotion/styled'],
  // An alias puts it in place of React (libs/module-kit/src/webpack/preact.ts).
  'mfe-public': ['preact'],
  // Module federation shares these with the remotes by name (libs/module-kit/src/webpack/shared.ts).
  shell: ['@emotion/react', 'i18next', 'react-hook-form'],
};

/** Projects with JSX: the compiled code imports React, the source does not. Specs are named .tsx to get a document. */
const projectsWithJsx = new Set(
  globSync('{shell,mfe-*,libs/*}/src/**/*.tsx', { cwd: ROOT })
    .filter((path) => !path.endsWith('.spec.tsx'))
    .map((path) => path.split('/src/')[0]),
);

/**
 * Requires that `dependencies` are exactly the imports of a project's built code. Specs, fixtures, set-ups and configuration
 * files import from `devDependencies`, which `vitral/declared-dependencies` checks.
 */
const optionsOf = (project: string) => ({
  buildTargets: ['build'],
  ignoredFiles: [
    '{projectRoot}/**/*.{spec,e2e-spec}.{ts,tsx,mjs}',
    '{projectRoot}/**/*.fixtures.{ts,tsx}',
    '{projectRoot}/*.config.{ts,mjs}',
    '{projectRoot}/test/**',
    '{projectRoot}/scripts/**',
    // Test support and webpack plugins are not part of a module.
    '{projectRoot}/src/{presets,testing,webpack}/**',
  ],
  ignoredDependencies: EXEMPT[project] ?? [],
  runtimeHelpers: projectsWithJsx.has(project) ? ['react'] : [],
});

/** One configuration for each package.json, since their exceptions differ. */
export const dependencyChecks = globSync(['*/package.json', 'libs/*/package.json'], { cwd: ROOT }).map(
  (path) => ({
    files: [path],
    rules: { '@nx/dependency-checks': ['error', optionsOf(path.replace('/package.json', ''))] },
  }),
);
