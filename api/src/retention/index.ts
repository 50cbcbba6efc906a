import { Module } from '@nestjs/common';
import { RetentionController } from './retention.controller.ts';
import { RetentionService } from './retention.service.ts';

@Module({ controllers: [RetentionController], providers: [RetentionService] })
export class RetentionModule {}
