import { TIMING } from '@vitral/sdk/contracts/timing';
import { takeLanguageSwitch } from '../data/choices.ts';
import type { WakeIsland } from '../site/island.tsx';
import { showToast } from './toast.ts';

/** Confirms for two seconds that the visitor has switched to this page's language. */
const wakeLanguageToast: WakeIsland = (element, { language }) => {
  if (!takeLanguageSwitch(language)) return;
  void showToast({ title: element.dataset['text'] ?? '', duration: TIMING.languageToast });
};

export default wakeLanguageToast;
