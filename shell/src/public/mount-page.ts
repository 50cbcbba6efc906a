import type { Boot } from '@vitral/contracts/modules';
import { runPublicWork } from './run-public-work.ts';
import { MOUNTED } from './sleeping-island.ts';

/** Exposed by mfe-public as `remote`. */
interface PublicRemote {
  mount(element: HTMLElement, boot: Boot): Promise<void>;
}

/** Lets mfe-public render a page that the server could not render; the starters then find its islands. */
export function mountPage(root: HTMLElement, boot: Boot): Promise<void> {
  return runPublicWork<PublicRemote>({
    boot,
    exposed: 'remote',
    async run({ mount }) {
      await mount(root, boot);
      document.dispatchEvent(new Event(MOUNTED));
    },
  });
}
