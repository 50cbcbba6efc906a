import { Module } from '@nestjs/common';
import { RedirectTable } from './redirect-table.service.ts';
import { RedirectsController } from './redirects.controller.ts';
import { RedirectsImport } from './redirects.import.ts';
import { RedirectsService } from './redirects.service.ts';

export { Redirect } from './redirects.entity.ts';
export { RedirectTable } from './redirect-table.service.ts';

@Module({
  controllers: [RedirectsController],
  providers: [RedirectsImport, RedirectsService, RedirectTable],
  exports: [RedirectTable],
})
export class RedirectsModule {}
