/** URLs need no origin, as on the server, but for a developer's build server. Modules compute them: this is imported first. */
const base = new URL(__webpack_public_path__, document.baseURI);
__webpack_public_path__ = base.origin === location.origin ? base.pathname : base.href;

export {};
