import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that name images of others. */
const FILES = ['deploy/Dockerfile', 'deploy/compose.yaml'];

/** Matches an image with its tag after `ARG ..._IMAGE=`, `FROM` or `image:`. Images in variables are named elsewhere. */
const IMAGE =
  /^(?<start>(?:ARG \w+_IMAGE=|FROM |\s*image: ))(?<image>[a-z0-9][\w./-]*:[\w.-]+)(?<digest>@sha256:[0-9a-f]{64})?/gm;

export interface ImageUse {
  file: string;
  image: string;
  isPinned: boolean;
}

export function imagesIn(root: string): ImageUse[] {
  return FILES.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMAGE)].map(({ groups }) => ({
      file,
      image: groups?.['image'] ?? '',
      isPinned: groups?.['digest'] !== undefined,
    })),
  );
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
  for (const file of FILES) {
    const path = join(root, file);
    const pinned = readFileSync(path, 'utf8').replace(
      IMAGE,
      (_match, start: string, image: string) => `${start}${image}@${find(image)}`,
    );
    writeFileSync(path, pinned);
  }
}
