import { Module } from '@nestjs/common';
import { EmbedsController } from './embeds.controller.ts';
import { EmbedsService } from './embeds.service.ts';

export { Embed } from './embeds.entity.ts';

@Module({ controllers: [EmbedsController], providers: [EmbedsService] })
export class EmbedsModule {}
