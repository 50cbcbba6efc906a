const PARENT_CHECK_MS = 250;

/**
 * Ends this process if its parent, usually npm, has ended without forwarding a signal; otherwise the process would
 * still occupy port and data.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}
