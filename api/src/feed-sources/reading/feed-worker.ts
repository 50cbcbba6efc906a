import { parentPort, workerData } from 'node:worker_threads';
import { readItems } from './read-items.ts';

export interface FeedQuestion {
  document: string;
  url: string;
}

const { document, url } = workerData as FeedQuestion;
parentPort?.postMessage(readItems(document, url));
