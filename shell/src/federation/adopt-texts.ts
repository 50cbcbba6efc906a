import { registerTexts, replaceTexts } from '@vitral/i18n';
import type { BootModule } from '@vitral/contracts';
import type { Remote } from '@vitral/module-kit';

const adopted = new Map<string, string>();

/** Switches a module's texts to those of the release that is about to render. */
export async function adoptTexts(release: BootModule, { texts }: Remote): Promise<void> {
  const before = adopted.get(release.name);
  adopted.set(release.name, release.base);
  if (before === undefined) registerTexts(release.name, texts);
  else if (before !== release.base) await replaceTexts(release.name, texts);
}
