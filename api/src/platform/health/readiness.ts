import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** The readiness of this server: it announces its stop before it stops responding. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  end(): void {
    this.#isStopping = true;
  }

  onModuleDestroy(): void {
    this.end();
  }
}
