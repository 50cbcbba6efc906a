import { Global, Module } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { OutgoingClient } from './outgoing-client.ts';

@Global()
@Module({
  providers: [
    {
      provide: OutgoingClient,
      inject: [Configuration],
      useFactory: ({ outgoingAllowed }: Configuration) => new OutgoingClient({ opened: outgoingAllowed }),
    },
  ],
  exports: [OutgoingClient],
})
export class OutgoingModule {}
