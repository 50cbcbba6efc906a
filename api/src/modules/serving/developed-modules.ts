import { Injectable } from '@nestjs/common';
import {
  MODULE_NAMES,
  type BootModule,
  type BuiltDescriptor,
  type ModuleName,
} from '@vitral/contracts/modules';
import { StartRefusal } from '../../platform/errors/app-error.ts';

/** Modules that pages load from a build server on this machine instead of the active release (`npm run dev -- mfe-people`). */
@Injectable()
export class DevelopedModules {
  private readonly servers = new Map<ModuleName, string>();

  /** Accepts `mfe-people=http://127.0.0.1:8081`. Throws StartRefusal for anything else. */
  add(setting: string): void {
    const [word, server] = setting.split('=');
    const name = MODULE_NAMES.find((candidate) => candidate === word);
    if (!name || !server || !/^http:\/\/127\.0\.0\.1:\d+$/.test(server)) {
      throw new StartRefusal(`--develop is "${setting}", but must be like mfe-people=http://127.0.0.1:8081.`);
    }
    this.servers.set(name, server);
  }

  /** Origins that the content security policy of pages must allow besides our own. */
  get origins(): string[] {
    return [...this.servers.values()];
  }

  async replaceIn(modules: BootModule[]): Promise<BootModule[]> {
    if (this.servers.size === 0) return modules;
    const developed = await Promise.all([...this.servers].map(([, server]) => readDeveloped(server)));
    const others = modules.filter((module) => !developed.some((candidate) => candidate.name === module.name));
    return [...others, ...developed];
  }
}

async function readDeveloped(server: string): Promise<BootModule> {
  const response = await fetch(`${server}/module.json`, { signal: AbortSignal.timeout(2000) });
  const descriptor = (await response.json()) as BuiltDescriptor;
  return { ...descriptor, base: `${server}/`, integrity: {}, isDeveloped: true };
}
