require('./jsdom-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with browser APIs that it lacks. MessageChannel must not be among them: Jest would hang after passing. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const fromNode = {
      fetch,
      Headers,
      Request,
      Response,
      FormData,
      Blob,
      File,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      TransformStream,
      WritableStream,
      structuredClone,
    };
    for (const [name, value] of Object.entries(fromNode)) this.global[name] = value;
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
    showWithoutDelay(this.global);
  }
};

/** React shows content 300 ms after its fallback at the earliest, which took half the time of all specs. */
function showWithoutDelay(window) {
  const { setTimeout } = window;
  window.setTimeout = (callback, delay, ...values) =>
    setTimeout(callback, callback.name === 'bound completeRootWhenReady' ? 0 : delay, ...values);
}
