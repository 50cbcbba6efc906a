import { Module } from '@nestjs/common';
import { OpenItems } from './open-items.service.ts';
import { PresenceController } from './presence.controller.ts';
import { PresenceService } from './presence.service.ts';

@Module({ controllers: [PresenceController], providers: [OpenItems, PresenceService] })
export class PresenceModule {}
