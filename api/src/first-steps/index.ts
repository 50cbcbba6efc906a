import { Module } from '@nestjs/common';
import { FirstStepsController } from './first-steps.controller.ts';
import { FirstStepsService } from './first-steps.service.ts';

@Module({ controllers: [FirstStepsController], providers: [FirstStepsService] })
export class FirstStepsModule {}
