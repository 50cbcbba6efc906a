import { writeKeyPair } from '../signing.ts';
import { COMMON_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';

export const keygen = defineCommand({
  name: 'keygen',
  summary: 'Makes a key that signs releases, and prints the public key to register',
  usage: '<file>',
  examples: ['keygen people.pem'],
  options: COMMON_OPTIONS,
  run: ({ positionals: [file], values, workspace, steps, print }) => {
    const { path, publicKey, fingerprint } = writeKeyPair(file, workspace.folder);
    steps.done(`Wrote the private key to ${path}: nobody else may read it, and no copy of it is made`);
    steps.say(`Fingerprint: ${fingerprint}\nRegister this public key at /admin/modules:\n\n${publicKey}`);
    if (values.json) print(JSON.stringify({ path, fingerprint, publicKey }, null, 2));
    return Promise.resolve(0);
  },
});
