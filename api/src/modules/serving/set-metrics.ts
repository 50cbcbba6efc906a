import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { ReleaseSets } from './release-sets.ts';

/** Reports the set that this server serves, so that servers that disagree are noticed. */
@Injectable()
export class SetMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly sets: ReleaseSets,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge({
      name: 'vitral_active_set',
      help: '1 for the release set that visitors get from this server',
      labels: ['set'],
      read: async () => {
        const set = await this.sets.active().catch(() => null);
        return set ? [{ labels: { set: set.id }, value: 1 }] : [];
      },
    });
  }
}
