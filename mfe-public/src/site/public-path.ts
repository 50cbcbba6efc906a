/**
 * Leaves the origin out of file URLs, as on the server, unless a developer's build server serves them. This file must
 * be imported first, since modules compute those URLs when they load.
 */
const base = new URL(__webpack_public_path__, document.baseURI);
__webpack_public_path__ = base.origin === location.origin ? base.pathname : base.href;

export {};
