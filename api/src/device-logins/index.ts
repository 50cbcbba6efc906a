import { Module } from '@nestjs/common';
import { DeviceAnswersService } from './device-answers.service.ts';
import { DeviceLoginsController } from './device-logins.controller.ts';
import { DeviceLoginsService } from './device-logins.service.ts';

@Module({ controllers: [DeviceLoginsController], providers: [DeviceLoginsService, DeviceAnswersService] })
export class DeviceLoginsModule {}
