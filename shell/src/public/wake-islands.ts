import type { Boot } from '@vitral/contracts/modules';
import { runPublicWork } from './run-public-work.ts';
import type { SleepingIsland } from './sleeping-island.ts';

/** Default export of an island of mfe-public (mfe-public/src/site/island.tsx). Makes the element respond to the visitor. */
type WakeIsland = (element: HTMLElement, boot: Boot) => void | Promise<void>;

/** Wakes the islands that the visitor has reached (src/starter.ts), and from then on each further one at once. */
export function wakeIslands(boot: Boot): void {
  const reached = globalThis.vitralIslands;
  // Without a connection not even the bar can be loaded.
  const push = (island: SleepingIsland) => void wakeIsland(boot, island).catch(() => undefined);
  globalThis.vitralIslands = { push };
  if (Array.isArray(reached)) for (const island of reached as SleepingIsland[]) push(island);
}

function wakeIsland(boot: Boot, { element, awake }: SleepingIsland): Promise<void> {
  return runPublicWork<{ default: WakeIsland }>({
    boot,
    exposed: element.dataset['island'] ?? '',
    async run({ default: wake }) {
      await wake(element, boot);
      awake();
    },
  });
}
