/**
 * The server writes the addresses of files without an origin, so the browser must too; a developer's build server keeps
 * its own. This is the first import of remote.tsx: addresses are put together as modules are evaluated.
 */
const base = new URL(__webpack_public_path__, document.baseURI);
__webpack_public_path__ = base.origin === location.origin ? base.pathname : base.href;

export {};
