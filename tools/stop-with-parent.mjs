const PARENT_CHECK_MS = 250;

/** When npm ends and cannot pass a signal on, what it started would stay behind and hold port and data. */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}
