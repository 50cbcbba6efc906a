/** Packages that the browser's build replaces, and their replacements (libs/module-kit/src/webpack/preact.ts). */
const REPLACEMENTS = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/**
 * Runs an action whose `import()`s get new instances of their modules, with Preact in place of React as in the browser. Modules that
 * the spec imports itself, such as the renderer of markup, remain on React.
 */
export async function onPreact(action: () => Promise<void>): Promise<void> {
  for (const [name, replacement] of Object.entries(REPLACEMENTS))
    jest.doMock(name, () => jest.requireActual(replacement));
  try {
    await jest.isolateModulesAsync(action);
  } finally {
    for (const name of Object.keys(REPLACEMENTS)) jest.dontMock(name);
  }
}
