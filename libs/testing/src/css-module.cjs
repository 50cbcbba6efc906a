/** Class names in specs are their own keys. */
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : key) });
