import { Module } from '@nestjs/common';
import { ModulesModule } from '../modules/index.ts';
import { EnvironmentsController, PromotionsController } from './environments.controller.ts';
import { EnvironmentsService } from './environments.service.ts';
import { PromotionRunner } from './promotion-runner.service.ts';
import { PromotionsService } from './promotions.service.ts';
import { SiteClient } from './site-client.ts';
import { VersionsService } from './versions.service.ts';

@Module({
  imports: [ModulesModule],
  controllers: [PromotionsController, EnvironmentsController],
  providers: [EnvironmentsService, PromotionRunner, PromotionsService, SiteClient, VersionsService],
})
export class EnvironmentsModule {}
