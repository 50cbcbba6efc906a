import { Controller, Get, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HealthCheckService, MikroOrmHealthIndicator } from '@nestjs/terminus';
import { Public, OutsideSession, Probe } from '../access/access.ts';
import { AppError } from '../errors/app-error.ts';

/** The readiness of this server: it announces its stop before it stops responding. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  isStopping = false;

  onModuleDestroy(): void {
    this.isStopping = true;
  }
}

const PING_TIMEOUT_MS = 1000;
const RETRY_SECONDS = 2;

/** Serves the probes of process managers (`live`) and load balancers (`ready`). */
@OutsideSession()
@Probe()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: MikroOrmHealthIndicator,
    private readonly readiness: Readiness,
  ) {}

  /** Reports that the process responds. */
  @Public()
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** Reports whether requests may be sent here: 503 while the database is unreachable or the server is stopping. */
  @Public()
  @Get('ready')
  async ready() {
    const { status } = await this.health
      .check([() => this.database.pingCheck('database', { timeout: PING_TIMEOUT_MS })])
      .catch(() => ({ status: 'error' }));
    if (status === 'ok' && !this.readiness.isStopping) return { status };
    throw new AppError('server.not-ready', { retryAfter: RETRY_SECONDS });
  }
}
