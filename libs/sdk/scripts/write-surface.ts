// Updates api-surface.md from the built package: node scripts/write-surface.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SDK } from './libraries.ts';
import { describeSurface } from './surface.ts';

writeFileSync(join(SDK, 'api-surface.md'), describeSurface());
