/** Commit messages: `type(scope): subject`. Nx supplies the scopes: the names of the projects. */
export default {
  extends: ['@commitlint/config-conventional', '@commitlint/config-nx-scopes'],
  rules: {
    'header-max-length': [2, 'always', 72],
  },
};
