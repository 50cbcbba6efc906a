import { Module } from '@nestjs/common';
import { DemoController } from './demo.controller.ts';
import { DemoService } from './demo.service.ts';

@Module({ controllers: [DemoController], providers: [DemoService] })
export class DemoModule {}
