/**
 * What a project's built code imports is what its `dependencies` name, no more and no less. Specs, set-ups and
 * configuration files take from `devDependencies`, which `vitral/declared-dependencies` watches.
 */
export const dependencyChecks = {
  buildTargets: ['build'],
  ignoredFiles: [
    '{projectRoot}/**/*.{spec,e2e-spec}.{ts,tsx,mjs}',
    '{projectRoot}/*.config.{ts,mjs}',
    '{projectRoot}/test/**',
    '{projectRoot}/scripts/**',
  ],
};

/** webpack resolves its loaders from their names in the configuration; no import shows them. */
export const loadersByName = ['@swc/core', 'css-loader', 'swc-loader'];
