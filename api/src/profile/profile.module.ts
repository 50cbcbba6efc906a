import { Module } from '@nestjs/common';
import { ProfileController } from './profile.controller.ts';
import { ProfileService } from './profile.service.ts';

@Module({ controllers: [ProfileController], providers: [ProfileService] })
export class ProfileModule {}
