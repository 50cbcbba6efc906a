import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import type { StrengthResponse, StrengthRequest } from './password-strength.ts';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...spanish },
  graphs: adjacencyGraphs,
});

parentPort?.on('message', ({ id, password, known }: StrengthRequest) => {
  const { score } = zxcvbn.check(password, known);
  parentPort?.postMessage({ id, score } satisfies StrengthResponse);
});
