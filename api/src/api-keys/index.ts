import { Module } from '@nestjs/common';
import { ApiKeysController } from './api-keys.controller.ts';
import { ApiKeysService } from './api-keys.service.ts';
import { KeyRing } from './key-ring.ts';
import { PlatformClient } from './platforms/platform-client.ts';

export { ApiKey } from './api-keys.entity.ts';
export { KeyRing } from './key-ring.ts';
export { asCount, asRecord, asRecords, asText } from './platforms/json.ts';
export { PlatformClient } from './platforms/platform-client.ts';
export { PlatformProblem, sendToPlatform } from './platforms/platform-request.ts';

@Module({
  controllers: [ApiKeysController],
  providers: [ApiKeysService, KeyRing, PlatformClient],
  exports: [KeyRing, PlatformClient],
})
export class ApiKeysModule {}
