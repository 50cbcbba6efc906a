import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { FileReceiver, type ReceivedFile as File } from './file-receiver.ts';

const received = new WeakMap<Request, File>();

@Injectable()
export class ReceiveFile implements NestInterceptor {
  constructor(private readonly receiver: FileReceiver) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const file = await this.receiver.receive(request, http.getResponse<Response>());
    received.set(request, file);
    try {
      return of(await lastValueFrom(next.handle(), { defaultValue: undefined }));
    } finally {
      await this.receiver.forget(file);
    }
  }
}

export const ReceivedFile = createParamDecorator((_: unknown, context: ExecutionContext): File => {
  const file = received.get(context.switchToHttp().getRequest<Request>());
  if (!file) throw new Error('ReceivedFile needs the interceptor ReceiveFile');
  return file;
});
