import { webPresetWith } from '../jest.preset.mjs';

export default webPresetWith({
  // Provides webpack's base path of the module's files and, on the server, React's renderer for Node.
  globals: { __webpack_public_path__: '/modules/mfe-public/' },
  moduleNameMapper: {
    '^react-dom/server$': 'react-dom/server.node',
    '\\?sizes$': '<rootDir>/test/picture.cjs',
  },
});
