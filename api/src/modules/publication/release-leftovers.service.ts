import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ReleaseArchives } from './release-archives.ts';
import { ReleaseFolders } from './release-folders.ts';

const HOUR_MS = 3_600_000;

/** Takes away archives and copies that no release has, at the start and once an hour: a crash or another server left them. */
@Injectable()
export class ReleaseLeftoversService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReleaseLeftoversService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly archives: ReleaseArchives,
    private readonly folders: ReleaseFolders,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () => {
      this.sweep().catch((error: unknown) => {
        this.logger.error({ err: error }, 'Releases that are not needed could not be taken away');
      });
    };
    sweep();
    this.timer = setInterval(sweep, HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    const archives = await this.archives.sweep();
    const copies = await this.folders.sweep();
    if (archives + copies > 0) {
      this.logger.log(`${archives} archives and ${copies} copies of releases were taken away`);
    }
  }
}
