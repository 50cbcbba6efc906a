import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What a project needs although no import shows it. */
const USED_BY_NAME = {
  // Peers that packages in the same package.json import.
  'libs/testing': ['@testing-library/dom'],
  'libs/ui': ['@emotion/styled'],
  // Module federation shares these with the remotes by name (libs/module-kit/src/webpack/shared.ts).
  shell: ['@emotion/react', 'i18next', 'react-hook-form'],
};

/** Compiled JSX imports React; its source does not say so. A spec is called .tsx for its document alone. */
const projectsWithJsx = new Set(
  globSync('{shell,mfe-*,libs/*}/src/**/*.tsx', { cwd: ROOT })
    .filter((path) => !path.endsWith('.spec.tsx'))
    .map((path) => path.split('/src/')[0]),
);

/**
 * What a project's built code imports is what its `dependencies` name, no more and no less. Specs, fixtures, set-ups and
 * configuration files take from `devDependencies`, which `vitral/declared-dependencies` watches.
 */
const optionsOf = (project) => ({
  buildTargets: ['build'],
  ignoredFiles: [
    '{projectRoot}/**/*.{spec,e2e-spec}.{ts,tsx,mjs}',
    '{projectRoot}/**/*.fixtures.{ts,tsx}',
    '{projectRoot}/*.config.{ts,mjs}',
    '{projectRoot}/test/**',
    '{projectRoot}/scripts/**',
    // What tests and builds modules is no part of them.
    '{projectRoot}/src/{testing,webpack}/**',
  ],
  ignoredDependencies: USED_BY_NAME[project] ?? [],
  runtimeHelpers: projectsWithJsx.has(project) ? ['react'] : [],
});

/** One configuration for each package.json, since their exceptions differ. */
export const dependencyChecks = globSync(['*/package.json', 'libs/*/package.json'], { cwd: ROOT }).map(
  (path) => ({
    files: [path],
    rules: { '@nx/dependency-checks': ['error', optionsOf(path.replace('/package.json', ''))] },
  }),
);
