import { Module } from '@nestjs/common';
import { SiteConfigModule } from '../../site-config/index.ts';
import { FirstAdmin } from './first-admin.ts';
import { UserAccessService } from './user-access.service.ts';
import { UsersController } from './users.controller.ts';
import { UsersExportService } from './users-export.service.ts';
import { UsersMails } from './users.mails.ts';
import { UsersService } from './users.service.ts';
import { UsersStatsService } from './users-stats.service.ts';

@Module({
  imports: [SiteConfigModule],
  controllers: [UsersController],
  providers: [UsersService, UsersStatsService, UsersExportService, UsersMails, UserAccessService, FirstAdmin],
  exports: [UsersStatsService],
})
export class UsersModule {}
