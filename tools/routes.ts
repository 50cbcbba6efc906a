// Prints `METHOD path access (traits)` for every route of the API: npm run --silent routes
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '..');
execFileSync('npm', ['run', 'build', '-w', 'libs/contracts', '-w', 'api'], { cwd: workspace, stdio: 'pipe' });
const { listRoutes } = (await import(join(workspace, 'api', 'dist', 'server', 'list-routes.js'))) as {
  listRoutes: () => Promise<string[]>;
};
console.log((await listRoutes()).join('\n'));
