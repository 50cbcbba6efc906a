import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 20;

/** Resolves a moment later: a loop that polls without a pause would take the processor from the work that it waits for. */
export const pause = (): Promise<void> => sleep(PAUSE_MS);
