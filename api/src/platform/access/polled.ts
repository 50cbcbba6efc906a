import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { IncomingMessage } from 'node:http';

export const POLLED = 'vitral:polled';

/** For what pages ask for by themselves: it must not keep an idle session alive. */
export const Polled = () => SetMetadata(POLLED, true);

const polled = new WeakSet<IncomingMessage>();

/** Notes which requests nobody made. Before the guard of access, since refused ones count as little. */
@Injectable()
export class PolledGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const isPolled = this.reflector.get<boolean | undefined>(POLLED, context.getHandler());
    if (isPolled) polled.add(context.switchToHttp().getRequest<IncomingMessage>());
    return true;
  }
}

export const isPolled = (request: IncomingMessage | undefined) =>
  request !== undefined && polled.has(request);
