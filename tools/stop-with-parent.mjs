const PARENT_CHECK_MS = 250;

/** Ends this process when its parent, usually npm, has ended without forwarding a signal; it would otherwise hold port and data. */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}
