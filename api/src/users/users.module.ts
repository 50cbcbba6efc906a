import { Module } from '@nestjs/common';
import { FirstAdmin } from './first-admin.ts';
import { UsersController } from './users.controller.ts';
import { UsersService } from './users.service.ts';

@Module({ controllers: [UsersController], providers: [UsersService, FirstAdmin] })
export class UsersModule {}
