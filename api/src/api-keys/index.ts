export { ApiKey } from './api-keys.entity.ts';
export { ApiKeysModule } from './api-keys.module.ts';
export { KeyRing } from './key-ring.ts';
export { asCount, asRecord, asRecords, asText } from './platforms/json.ts';
export { PlatformClient, PlatformProblem } from './platforms/platform-client.ts';
