import type { BootModule, PageContribution } from '@vitral/sdk/contracts/modules';
import { linksOf } from '@vitral/sdk/contracts/slot-links';
import type { CommandContribution } from '@vitral/sdk/contracts/slots';
import { useSession } from '@vitral/sdk/session';
import { readBoot } from '../shared/read-boot.ts';

/** Reads the active modules from the page's boot block. */
const readModules = (): BootModule[] => readBoot()?.modules ?? [];

/** The console pages that the current account may open. */
export function useOpenPages(): PageContribution[] {
  const { allows } = useSession();
  return readModules()
    .flatMap(({ pages }) => pages)
    .filter(({ permission }) => allows(permission));
}

/** Pages with a sidebar entry, in sidebar order. */
export function navigationOf(pages: readonly PageContribution[]): PageContribution[] {
  const order = ({ navigation }: PageContribution) => navigation?.order ?? 0;
  return pages.filter(({ navigation }) => navigation).sort((one, other) => order(one) - order(other));
}

/** Commands of modules for the dashboard, limited to those whose pages the current account may open. */
export function useQuickActions(): CommandContribution[] {
  const { allows } = useSession();
  return linksOf(readModules(), 'command', allows)
    .map(({ contribution }) => contribution)
    .filter(({ isQuickAction }) => isQuickAction);
}
