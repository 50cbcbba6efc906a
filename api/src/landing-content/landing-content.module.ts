import { Module } from '@nestjs/common';
import { LandingContentController } from './landing-content.controller.ts';
import { LandingContentService } from './landing-content.service.ts';

@Module({ controllers: [LandingContentController], providers: [LandingContentService] })
export class LandingContentModule {}
