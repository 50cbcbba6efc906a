import type { Boot, PageContribution } from '@vitral/contracts';
import { useSession } from '@vitral/session';

/** The pages that the active modules bring, as the page's boot block lists them. */
function consolePages(): PageContribution[] {
  const block = document.getElementById('boot')?.textContent;
  return block ? (JSON.parse(block) as Boot).modules.flatMap(({ pages }) => pages) : [];
}

/** The console's pages that open for whoever is logged in. */
export function useOpenPages(): PageContribution[] {
  const { allows } = useSession();
  return consolePages().filter(({ permission }) => allows(permission));
}

/** The lines of the sidebar, in their order. */
export function navigationOf(pages: readonly PageContribution[]): PageContribution[] {
  const order = ({ navigation }: PageContribution) => navigation?.order ?? 0;
  return pages.filter(({ navigation }) => navigation).sort((one, other) => order(one) - order(other));
}
