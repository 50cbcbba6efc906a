// Writes the next migration from what the entities say and the snapshot does not: npm run migration:create -w api -- name
import { MikroORM } from '@mikro-orm/postgresql';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { ormOptions } from '../dist/server/orm-options.js';

const name = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error(
    'Name the migration in lower case, as in: npm run migration:create -w api -- add-testimonials',
  );
  process.exit(1);
}

const folder = join(dirname(import.meta.dirname), 'src', 'migrations');
// Nothing connects to this address: the difference is taken from the snapshot.
const orm = await MikroORM.init(
  ormOptions('postgresql://unused@127.0.0.1/vitral', {
    migrations: {
      path: folder,
      snapshotName: 'snapshot',
      fileName: (timestamp, title) => `${timestamp}-${title}`,
    },
  }),
);
const { fileName } = await orm.migrator.create(folder, false, false, name);
await orm.close();

if (fileName) {
  execFileSync('prettier', ['--write', join(folder, fileName)], { stdio: 'ignore' });
  console.log(`Wrote api/src/migrations/${fileName}: read it before you commit it.`);
} else {
  console.log('The entities say nothing new: there is no migration to make.');
}
