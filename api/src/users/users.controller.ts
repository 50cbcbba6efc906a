import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { UsersQuery } from './users.dto.ts';
import { UsersService } from './users.service.ts';

@Controller('api/admin/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Allow('users.write')
  @Get()
  list(@Query() query: UsersQuery) {
    return this.users.list(query);
  }
}
