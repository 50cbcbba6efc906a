// Writes the next migration from the difference between entities and snapshot: npm run migration:create -w api -- name
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { ormOptions as OrmOptions } from '../src/server/orm-options.ts';
import { writeMigration } from './write-migration.ts';

// Reads the build, since Node alone does not compile decorators.
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
const fileName = await writeMigration(ormOptions, folder, name);

if (fileName) {
  execFileSync('prettier', ['--write', join(folder, fileName)], { stdio: 'ignore' });
  console.log(`Wrote api/src/migrations/${fileName}: read it before you commit it.`);
} else {
  console.log('Entities and snapshot are equal: there is no migration to write.');
}
