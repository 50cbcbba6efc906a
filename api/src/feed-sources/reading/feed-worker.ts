import { parentPort, workerData } from 'node:worker_threads';
import { readItems } from './read-items.ts';

export interface FeedQuestion {
  document: string;
  address: string;
}

const { document, address } = workerData as FeedQuestion;
parentPort?.postMessage(readItems(document, address));
