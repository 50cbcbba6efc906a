import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 20;

/** Resolves a moment later: a loop that looks for something without a pause takes the processor from what it waits for. */
export const pause = (): Promise<void> => sleep(PAUSE_MS);
