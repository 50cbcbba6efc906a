import { Module } from '@nestjs/common';
import { ClientErrorsController } from './client-errors.controller.ts';
import { ClientErrorsService } from './client-errors.service.ts';
import { ErrorReportsService } from './error-reports.service.ts';

@Module({
  controllers: [ClientErrorsController],
  providers: [ClientErrorsService, ErrorReportsService],
})
export class ClientErrorsModule {}
