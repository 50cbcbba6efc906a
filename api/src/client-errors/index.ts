import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { ModulesModule } from '../modules/index.ts';
import { readJsonAs } from '../platform/http/read-body.ts';
import { ClientErrorsController } from './client-errors.controller.ts';
import { ClientErrorsService } from './client-errors.service.ts';
import { ClientErrorsWork } from './client-errors.work.ts';
import { ErrorReportsService } from './error-reports.service.ts';
import { REPORTS_TYPE, ViolationsController } from './violations.controller.ts';

@Module({
  imports: [ModulesModule],
  controllers: [ClientErrorsController, ViolationsController],
  providers: [ClientErrorsService, ClientErrorsWork, ErrorReportsService],
})
export class ClientErrorsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(readJsonAs(REPORTS_TYPE)).forRoutes(ViolationsController);
  }
}
