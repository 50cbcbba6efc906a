import { Module } from '@nestjs/common';
import { ModulesModule } from '../modules/index.ts';
import { ClientErrorsController } from './client-errors.controller.ts';
import { ClientErrorsService } from './client-errors.service.ts';
import { ClientErrorsWork } from './client-errors.work.ts';
import { ErrorReportsService } from './error-reports.service.ts';

@Module({
  imports: [ModulesModule],
  controllers: [ClientErrorsController],
  providers: [ClientErrorsService, ClientErrorsWork, ErrorReportsService],
})
export class ClientErrorsModule {}
