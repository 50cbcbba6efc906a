/**
 * Removes the call with which Sonner inserts its style sheet into the page, since it lacks the nonce of our content security
 * policy. @vitral/ui imports the same sheet as a file.
 */
module.exports = function dropInjectedStyle(source) {
  const without = source.replace(/^__insertCSS\(".*$/m, '');
  if (without === source) throw new Error('sonner no longer injects its style sheet: remove this loader');
  return without;
};
