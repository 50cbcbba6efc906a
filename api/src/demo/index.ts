import { Module } from '@nestjs/common';
import { DemoController } from './demo.controller.ts';
import { DemoService } from './demo.service.ts';
import { PublicPasswords } from './public-passwords.ts';

@Module({ controllers: [DemoController], providers: [DemoService, PublicPasswords] })
export class DemoModule {}
