import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module } from '@nestjs/common';
import { ormOptions } from './orm-options.ts';

/** Gives every part MikroORM and, within each request, an EntityManager of the request's own. */
@Module({})
export class DatabaseModule {
  static at(databaseUrl: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        MikroOrmModule.forRootAsync({
          driver: PostgreSqlDriver,
          useFactory: () => ormOptions(databaseUrl),
        }),
      ],
    };
  }
}
