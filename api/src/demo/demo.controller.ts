import { Controller, Get } from '@nestjs/common';
import type { DemoAccount } from '@vitral/contracts/accounts';
import { DEMO_ACCOUNTS } from '../accounts/index.ts';
import { Public } from '../platform/access/access.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { AppError } from '../platform/errors/app-error.ts';

@Controller('api/auth/demo-accounts')
export class DemoController {
  constructor(private readonly configuration: Configuration) {}

  /** Lists the demo accounts; none outside demo mode. */
  @Public()
  @Get()
  list(): DemoAccount[] {
    if (!this.configuration.isDemo) throw new AppError('request.not-found');
    return DEMO_ACCOUNTS.map(({ username, password, role }) => ({ username, password, role }));
  }
}
