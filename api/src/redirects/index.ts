import { Module } from '@nestjs/common';
import { RedirectImportService } from './redirect-import.service.ts';
import { RedirectTable } from './redirect-table.service.ts';
import { RedirectsController } from './redirects.controller.ts';
import { RedirectsService } from './redirects.service.ts';

export { Redirect } from './redirects.entity.ts';
export { RedirectTable } from './redirect-table.service.ts';

@Module({
  controllers: [RedirectsController],
  providers: [RedirectImportService, RedirectsService, RedirectTable],
  exports: [RedirectTable],
})
export class RedirectsModule {}
