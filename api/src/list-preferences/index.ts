import { Module } from '@nestjs/common';
import { ListPreferencesController } from './list-preferences.controller.ts';
import { ListPreferencesService } from './list-preferences.service.ts';

@Module({ controllers: [ListPreferencesController], providers: [ListPreferencesService] })
export class ListPreferencesModule {}
