require('./jsdom-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with browser APIs that it lacks. MessageChannel must not be added: Jest would not exit after the last test. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const fromNode = {
      BroadcastChannel,
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

/** Removes React's delay of 300 ms between a fallback and its content, which took half the time of all specs. */
function showWithoutDelay(window) {
  const { setTimeout } = window;
  window.setTimeout = (callback, delay, ...values) =>
    setTimeout(callback, callback.name === 'bound completeRootWhenReady' ? 0 : delay, ...values);
}
