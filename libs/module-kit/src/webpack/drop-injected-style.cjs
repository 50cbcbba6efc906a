/**
 * Sonner writes its style sheet into the page as it loads, without the nonce that our policy asks for.
 * @vitral/ui imports the same sheet as a file, so the call is taken out of the build.
 */
module.exports = function dropInjectedStyle(source) {
  const without = source.replace(/^__insertCSS\(".*$/m, '');
  if (without === source) throw new Error('sonner no longer injects its style sheet: remove this loader');
  return without;
};
