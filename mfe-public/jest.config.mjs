import { webPresetWith } from '../jest.preset.mjs';

export default webPresetWith({
  // What webpack gives the module's code: the address of its files, and on the server Node's renderer.
  globals: { __webpack_public_path__: '/modules/mfe-public/' },
  moduleNameMapper: { '^react-dom/server$': 'react-dom/server.node' },
});
