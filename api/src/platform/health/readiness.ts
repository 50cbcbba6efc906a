import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Whether this server still wants requests; it stops wanting them before it stops answering them. */
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
