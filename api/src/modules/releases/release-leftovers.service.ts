import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ReleaseArchives } from './release-archives.ts';
import { ReleaseFolders } from './release-folders.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes archives and copies without a release at the start, left behind by a crash or another server. Each server sweeps
 * its own copies every hour; one server sweeps the shared archives (`ReleaseCleanUpService`).
 */
@Injectable()
export class ReleaseLeftoversService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReleaseLeftoversService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly archives: ReleaseArchives,
    private readonly folders: ReleaseFolders,
  ) {}

  onApplicationBootstrap(): void {
    const tidy = (sweep: Promise<unknown>) => {
      sweep.catch((error: unknown) => {
        this.logger.error({ err: error }, 'Unneeded archives and copies of releases could not be deleted');
      });
    };
    tidy(this.sweep());
    this.timer = setInterval(() => tidy(this.folders.sweep()), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    const archives = await this.archives.sweep();
    const copies = await this.folders.sweep();
    if (archives + copies > 0) {
      this.logger.log(`${archives} archives and ${copies} copies of releases were deleted`);
    }
  }
}
