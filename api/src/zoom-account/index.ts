import { Module } from '@nestjs/common';
import { ZoomAccountController } from './zoom-account.controller.ts';
import { ZoomAccountService } from './zoom-account.service.ts';
import { ZoomClient } from './zoom-client.ts';
import { ZoomCredentials } from './zoom-credentials.ts';

export { ZoomAccountService } from './zoom-account.service.ts';
export { NoZoomAccount, type ZoomBody, ZoomClient } from './zoom-client.ts';
export { ZoomCredentials } from './zoom-credentials.ts';

@Module({
  controllers: [ZoomAccountController],
  providers: [ZoomAccountService, ZoomClient, ZoomCredentials],
  exports: [ZoomAccountService, ZoomClient, ZoomCredentials],
})
export class ZoomAccountModule {}
