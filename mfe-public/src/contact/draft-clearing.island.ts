import type { WakeIsland } from '../site/island.tsx';

/**
 * Deletes the draft of a message that was sent without this script: the entry of the session storage whose existence
 * wakes the island.
 */
const clearDraft: WakeIsland = ({ dataset }) => sessionStorage.removeItem(dataset['wakeIf'] ?? '');

export default clearDraft;
