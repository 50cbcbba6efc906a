import { ModulesContainer, NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { routeLines } from '../platform/access/route-table.ts';
import { Configuration } from '../platform/config/configuration.ts';

const UNUSED_DATABASE = 'postgresql://unused@127.0.0.1/vitral';

export async function listRoutes(): Promise<string[]> {
  const application = await NestFactory.create(AppModule.on(new Configuration({}), UNUSED_DATABASE), {
    preview: true,
    logger: false,
  });
  return routeLines(application.get(ModulesContainer));
}
