/** Allowed imports between projects. Every project has one scope and one type. */
export const boundaries = {
  // The preset in the root belongs to no project.
  allow: ['^(\\.\\./)+jest\\.preset\\.mjs$'],
  banTransitiveDependencies: true,
  enforceBuildableLibDependency: true,
  depConstraints: [
    {
      sourceTag: 'scope:shared',
      onlyDependOnLibsWithTags: ['scope:shared'],
      allowedExternalImports: ['@jest/globals', 'luxon'],
    },
    {
      sourceTag: 'scope:server',
      // Only its tests import from `scope:testing`.
      onlyDependOnLibsWithTags: ['scope:shared', 'scope:testing'],
      bannedExternalImports: ['react', 'react-*', 'react/*', '@mui/*', '@emotion/*', '@tanstack/*'],
    },
    {
      sourceTag: 'scope:web',
      onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'],
      bannedExternalImports: ['@nestjs/*', '@mikro-orm/*', 'express', 'pg'],
    },
    { sourceTag: 'scope:testing', onlyDependOnLibsWithTags: ['scope:shared'] },
    { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:shared', 'scope:testing', 'scope:tools'] },
    { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:shared'] },
    { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
    {
      sourceTag: 'type:remote',
      // A module imports only packages that a module of another repository can install (docs/adr/099).
      onlyDependOnLibsWithTags: ['type:sdk'],
      bannedExternalImports: [
        '@mui/*',
        'react-router',
        'react-router-dom',
        'react-router/*',
        'react-router-dom/*',
      ],
    },
  ],
};
