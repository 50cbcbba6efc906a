import { Module } from '@nestjs/common';
import { AdminStatsController } from './admin-stats.controller.ts';
import { AdminStatsService } from './admin-stats.service.ts';

@Module({ controllers: [AdminStatsController], providers: [AdminStatsService] })
export class AdminStatsModule {}
