import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeSymbols } from './symbols.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral-symbols-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('removing the symbols of a program', () => {
  it('leaves a program that runs and is cut only once', () => {
    const program = join(folder, 'node');
    copyFileSync(process.execPath, program);
    removeSymbols(program);
    const { size } = statSync(program);
    removeSymbols(program);

    expect(size).toBeLessThanOrEqual(statSync(process.execPath).size);
    expect(statSync(program).size).toBe(size);
    expect(execFileSync(program, ['--eval', 'process.stdout.write(`${6 * 7}`)'], { encoding: 'utf8' })).toBe(
      '42',
    );
    // Copies more than 100 MB.
  }, 60_000);

  it('cuts what follows the last segment and forgets the table of sections', () => {
    const program = join(folder, 'program');
    writeFileSync(program, Buffer.concat([elfWithOneSegment(200), Buffer.alloc(300, 7)]));
    removeSymbols(program);

    const cut = readFileSync(program);
    expect(cut).toHaveLength(200);
    expect(cut.readBigUInt64LE(40)).toBe(0n);
    expect(cut.readUInt16LE(60)).toBe(0);
  });

  it('leaves a file that is no such program as it is', () => {
    const script = join(folder, 'script');
    writeFileSync(script, '#!/bin/sh');
    removeSymbols(script);
    expect(readFileSync(script, 'utf8')).toBe('#!/bin/sh');
  });
});

/** Builds a 64-bit ELF file whose only segment ends at `end`, and whose header points to a section table behind it. */
function elfWithOneSegment(end: number) {
  const file = Buffer.alloc(end);
  file.write('7f454c460201', 'hex');
  file.writeBigUInt64LE(64n, 32);
  file.writeBigUInt64LE(BigInt(end), 40);
  file.writeUInt16LE(56, 54);
  file.writeUInt16LE(1, 56);
  file.writeUInt16LE(3, 60);
  file.writeBigUInt64LE(BigInt(end - 120), 64 + 8);
  file.writeBigUInt64LE(120n, 64 + 32);
  return file;
}
