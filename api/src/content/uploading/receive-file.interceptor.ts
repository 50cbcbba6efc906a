import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { FileReceiver, type StagedUpload as File } from './file-receiver.ts';

const uploads = new WeakMap<Request, File>();

@Injectable()
export class ReceiveFile implements NestInterceptor {
  constructor(private readonly receiver: FileReceiver) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const file = await this.receiver.receive(request, http.getResponse<Response>());
    uploads.set(request, file);
    try {
      return of(await lastValueFrom(next.handle(), { defaultValue: undefined }));
    } finally {
      await this.receiver.forget(file);
    }
  }
}

export const UploadedFile = createParamDecorator((_: unknown, context: ExecutionContext): File => {
  const file = uploads.get(context.switchToHttp().getRequest<Request>());
  if (!file) throw new Error('UploadedFile needs the interceptor ReceiveFile');
  return file;
});
