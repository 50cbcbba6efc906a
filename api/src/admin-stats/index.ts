import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/index.ts';
import { AdminStatsController } from './admin-stats.controller.ts';
import { AdminStatsService } from './admin-stats.service.ts';

@Module({ imports: [UsersModule], controllers: [AdminStatsController], providers: [AdminStatsService] })
export class AdminStatsModule {}
