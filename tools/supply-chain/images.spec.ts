import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageProblems, imagesIn, pinImages } from './images.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIGEST = `sha256:${'a'.repeat(64)}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral-images-'));
  mkdirSync(join(folder, 'deploy'));
  writeFileSync(
    join(folder, 'deploy/Dockerfile'),
    'ARG NODE_IMAGE=docker.io/library/node:24\nFROM ${NODE_IMAGE} AS base\n',
  );
  writeFileSync(
    join(folder, 'deploy/compose.yaml'),
    '    image: nginx:1.30\n  image: ${VITRAL_IMAGE:-vitral:latest}\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('images', () => {
  it('of this repository are found with their tags', () => {
    const images = imagesIn(ROOT).map(({ image }) => image.replace(/:.*/, ''));
    expect(images).toEqual(
      expect.arrayContaining(['docker.io/library/node', 'docker.io/library/debian', 'nginx', 'postgres']),
    );
  });

  it('are reported until they have digests', () => {
    expect(imageProblems(imagesIn(folder))).toHaveLength(2);
    pinImages(folder, () => DIGEST);
    expect(imageProblems(imagesIn(folder))).toEqual([]);
    expect(readFileSync(join(folder, 'deploy/Dockerfile'), 'utf8')).toContain(
      `node:24@${DIGEST}\nFROM \${NODE_IMAGE}`,
    );
  });

  it.each([
    ['Dockerfile', 'FROM node'],
    ['Dockerfile', 'FROM --platform=linux/amd64 node:24'],
    ['Dockerfile', 'FROM $BASE'],
    ['Dockerfile', 'COPY --from=docker.io/library/nginx:1.30 /a /b'],
    ['Dockerfile', 'RUN --mount=type=bind,from=alpine:3,target=/a ls'],
    ['compose.yaml', '    image: "nginx:1.30"'],
    ['compose.yaml', '    image: ${NGINX_IMAGE:-nginx:1.30}'],
    ['compose.yaml', '    image: registry.example:5000/nginx:1.30'],
    ['docker-compose.prod.yml', '    image: nginx:1.30'],
    ['other/Dockerfile.worker', 'FROM node:24'],
  ])('are found however they are written, in %s: %s', (file, line) => {
    pinImages(folder, () => DIGEST);
    const path = join(folder, 'deploy', file);
    mkdirSync(join(path, '..'), { recursive: true });
    appendFileSync(path, `${line}\n`);
    expect(imageProblems(imagesIn(folder))).toHaveLength(1);
  });

  it('get a new digest when their tag has moved', () => {
    pinImages(folder, () => DIGEST);
    pinImages(folder, () => `sha256:${'b'.repeat(64)}`);
    expect(readFileSync(join(folder, 'deploy/compose.yaml'), 'utf8')).toContain(
      `nginx:1.30@sha256:${'b'.repeat(64)}\n`,
    );
  });

  it('stay as they are when a digest cannot be found', () => {
    const fail = () => {
      throw new Error('no such image');
    };
    expect(() => pinImages(folder, fail)).toThrow('no such image');
    expect(imageProblems(imagesIn(folder))).toHaveLength(2);
  });
});
