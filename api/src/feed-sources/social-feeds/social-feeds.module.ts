import { Module } from '@nestjs/common';
import { SocialFeedsController } from './social-feeds.controller.ts';
import { SocialFeedsService } from './social-feeds.service.ts';

@Module({ controllers: [SocialFeedsController], providers: [SocialFeedsService] })
export class SocialFeedsModule {}
