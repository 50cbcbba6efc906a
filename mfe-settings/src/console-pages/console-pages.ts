import type { Boot, PageContribution } from '@vitral/sdk/contracts/modules';
import { useSession } from '@vitral/sdk/session';

/** Reads the console pages of the active modules from the page's boot block. */
function readConsolePages(): PageContribution[] {
  const block = document.getElementById('boot')?.textContent;
  return block ? (JSON.parse(block) as Boot).modules.flatMap(({ pages }) => pages) : [];
}

/** The console pages that the current account may open. */
export function useOpenPages(): PageContribution[] {
  const { allows } = useSession();
  return readConsolePages().filter(({ permission }) => allows(permission));
}

/** Pages with a sidebar entry, in sidebar order. */
export function navigationOf(pages: readonly PageContribution[]): PageContribution[] {
  const order = ({ navigation }: PageContribution) => navigation?.order ?? 0;
  return pages.filter(({ navigation }) => navigation).sort((one, other) => order(one) - order(other));
}
