import { transformFile } from '@swc/core';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

const configFile = join(import.meta.dirname, '..', '..', '.swcrc');

export interface Folders {
  source: string;
  output: string;
}

export async function buildFile(file: string, { source, output }: Folders) {
  const target = join(output, file.replace(/\.ts$/, '.js'));
  await mkdir(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return copyFile(join(source, file), target);
  const { code, map } = await transformFile(join(source, file), {
    cwd: dirname(source),
    configFile,
    sourceFileName: relative(dirname(target), join(source, file)),
  });
  await writeFile(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
  await writeFile(`${target}.map`, map ?? '');
}
