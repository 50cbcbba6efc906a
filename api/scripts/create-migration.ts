// Writes the next migration from the difference between entities and snapshot: npm run migration:create -w api -- name
import { MikroORM } from '@mikro-orm/postgresql';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { ormOptions as OrmOptions } from '../src/server/orm-options.ts';

// Reads the build: Node alone compiles no decorators.
const { ormOptions } = (await import(new URL('../dist/server/orm-options.js', import.meta.url).href)) as {
  ormOptions: typeof OrmOptions;
};

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error(
    'Name the migration in lower case, as in: npm run migration:create -w api -- add-testimonials',
  );
  process.exit(1);
}

const folder = join(dirname(import.meta.dirname), 'src', 'migrations');
// The generator compares with the snapshot and never connects to this URL.
const orm = await MikroORM.init(
  ormOptions('postgresql://unused@127.0.0.1/vitral', {
    migrations: {
      path: folder,
      snapshotName: 'snapshot',
      fileName: (timestamp: string, title?: string) => `${timestamp}-${title}`,
    },
  }),
);
const { fileName } = await orm.migrator.create(folder, false, false, name);
await orm.close();

if (fileName) {
  execFileSync('prettier', ['--write', join(folder, fileName)], { stdio: 'ignore' });
  console.log(`Wrote api/src/migrations/${fileName}: read it before you commit it.`);
} else {
  console.log('Entities and snapshot are equal: there is no migration to write.');
}
