import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that name images of others. */
const FILES = 'deploy/**/{Dockerfile*,*compose*.{yaml,yml}}';

const filesIn = (root: string) => globSync(FILES, { cwd: root }).toSorted();

/** Matches an image with its tag after `ARG ..._IMAGE=`, `FROM` or `image:`, which `npm run pin-images` can extend. */
const IMAGE =
  /^(?<start>(?:ARG \w+_IMAGE=|FROM |\s*image: ))(?<image>[a-z0-9][\w./-]*:[\w.-]+)(?<digest>@sha256:[0-9a-f]{64})?(?![\w./@-])/gm;

/** Matches all that Docker takes for the name of an image, so that no other way of writing one escapes the check. */
const NAME =
  /^\s*(?:ARG\s+\w+_IMAGE=|FROM\s+(?:--\S+\s+)*|(?:COPY|ADD)\s.*?--from=|RUN\s.*?\bfrom=|(?:-\s+)?image:\s*)["']?(?<name>[^\s"',]+)/gim;

const STAGE = /^FROM\s.*\sAS\s+(\S+)/gim;

/** A variable that an `ARG` names, and the image that is built from this repository. */
const NAMED_ELSEWHERE = /^(?:\$\{\w+_IMAGE\}|vitral:.*|\d+)$/;

export interface ImageUse {
  file: string;
  image: string;
  isPinned: boolean;
}

export function imagesIn(root: string): ImageUse[] {
  return filesIn(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const stages = new Set([...text.matchAll(STAGE)].map(([, stage]) => stage));
    return [...text.matchAll(NAME)]
      .map(({ groups }) => (groups?.['name'] ?? '').replace(/^\$\{\w+:-(.*)\}$/, '$1'))
      .filter((name) => !stages.has(name) && !NAMED_ELSEWHERE.test(name))
      .map((name) => {
        const [image = '', digest = ''] = name.split('@');
        return { file, image, isPinned: /^sha256:[0-9a-f]{64}$/.test(digest) };
      });
  });
}

export const imageProblems = (uses: ImageUse[]): string[] =>
  uses
    .filter(({ isPinned }) => !isPinned)
    .map(({ file, image }) => `${image} in ${file} has no digest; npm run pin-images adds the digests`);

/** Asks the registry for the digest of a tag. Throws with the message of Docker when it does not know the image. */
export function digestOf(image: string): string {
  const words = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const { status, stdout, stderr, error } = spawnSync('docker', words, { encoding: 'utf8' });
  const digest = stdout?.trim() ?? '';
  if (status !== 0 || !/^sha256:[0-9a-f]{64}$/.test(digest)) {
    throw new Error(`Docker does not tell the digest of ${image}: ${error?.message ?? stderr}`);
  }
  return digest;
}

/** Writes the present digest behind each tag. A moved tag gets its new digest. */
export function pinImages(root: string, find: (image: string) => string = digestOf): void {
  for (const file of filesIn(root)) {
    const path = join(root, file);
    const pinned = readFileSync(path, 'utf8').replace(
      IMAGE,
      (_match, start: string, image: string) => `${start}${image}@${find(image)}`,
    );
    writeFileSync(path, pinned);
  }
}
