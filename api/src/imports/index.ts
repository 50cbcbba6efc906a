import { Module } from '@nestjs/common';
import { PersonalNotificationsModule } from '../personal-notifications/index.ts';
import { ImportChecks } from './import-checks.service.ts';
import { ImportRuns } from './import-runs.service.ts';
import { ImportTemplates } from './import-templates.service.ts';
import { ImportUndo } from './import-undo.service.ts';
import { ImportsController } from './imports.controller.ts';
import { ImportsService } from './imports.service.ts';

@Module({
  imports: [PersonalNotificationsModule],
  controllers: [ImportsController],
  providers: [ImportChecks, ImportRuns, ImportTemplates, ImportUndo, ImportsService],
})
export class ImportsModule {}
