import { Module } from '@nestjs/common';
import { UnsavedInputsController } from './unsaved-inputs.controller.ts';
import { UnsavedInputsService } from './unsaved-inputs.service.ts';

@Module({ controllers: [UnsavedInputsController], providers: [UnsavedInputsService] })
export class UnsavedInputsModule {}
