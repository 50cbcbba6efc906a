import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DsseEnvelope,
  preAuthEncoding,
  type ReleaseStatement,
  SBOM_FILE,
} from '@vitral/contracts/release-signatures';
import { packRelease, stamped } from './pack-release.ts';
import { readSigningKey, signRelease, writeKeyPair } from './signing.ts';
import { unpack } from './stub-site.ts';

const file = (path: string, value: unknown) => ({ path, bytes: Buffer.from(JSON.stringify(value)) });
const FILES = [
  file('module.json', { name: 'mfe-people', version: '0.1.0' }),
  file('a.js', 'a'),
  file(SBOM_FILE, { metadata: { component: { name: 'mfe-people', version: '0.1.0' } } }),
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitral keys-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a signing key', () => {
  it('is written readable by its owner only, and never replaced', () => {
    const { path, fingerprint } = writeKeyPair('people.pem', folder);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const before = readFileSync(path, 'utf8');
    expect(() => writeKeyPair('people.pem', folder)).toThrow('exists, and a key is never replaced');
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(() => writeKeyPair(undefined)).toThrow('Name the file');
    expect(() => writeKeyPair('nowhere/people.pem', folder)).toThrow('ENOENT');
  });

  it('comes from a file, or from the environment as its text or the name of its file', () => {
    const { path } = writeKeyPair('ci.pem', folder);
    const text = readFileSync(path, 'utf8');
    const [byOption, byText, byName] = [
      readSigningKey('ci.pem', undefined, folder),
      readSigningKey(undefined, text, folder),
      readSigningKey(undefined, path, '/'),
    ];
    expect(byOption?.equals(byText as never)).toBe(true);
    expect(byOption?.equals(byName as never)).toBe(true);
    expect(readSigningKey(undefined, undefined, folder)).toBeUndefined();
  });

  it('is refused if it is missing or of another kind, without repeating it', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    writeFileSync(join(folder, 'rsa.pem'), pem);
    chmodSync(join(folder, 'rsa.pem'), 0o600);
    expect(() => readSigningKey('rsa.pem', undefined, folder)).toThrow('no Ed25519 private key');
    expect(() => readSigningKey('missing.pem', undefined, folder)).toThrow('ENOENT');
    expect(() => readSigningKey(undefined, '-----BEGIN X', folder)).toThrow(
      /^The signing key is no Ed25519 private key in PEM format\. Make one: vitral keygen FILE$/,
    );
  });
});

describe('a signed release', () => {
  it('is described by a statement that the key signed', async () => {
    const { path, publicKey, fingerprint } = writeKeyPair('signer.pem', folder);
    const key = readSigningKey(path, undefined, folder);
    if (!key) throw new Error('There is no key');
    const release = stamped(FILES, '1.4.0');
    const signature = signRelease(release, key, new Date('2026-11-29T10:00:00Z'));
    const { payload, payloadType, signatures } = JSON.parse(signature.toString()) as DsseEnvelope;
    const bytes = Buffer.from(payload, 'base64');
    const [first] = signatures;
    expect(first?.keyid).toBe(fingerprint);
    const signed = preAuthEncoding(payloadType, bytes);
    expect(verify(null, signed, createPublicKey(publicKey), Buffer.from(first?.sig ?? '', 'base64'))).toBe(
      true,
    );

    const statement = JSON.parse(bytes.toString()) as ReleaseStatement;
    expect(statement.subject.map(({ name }) => name)).toEqual(['a.js', 'module.json', SBOM_FILE]);
    expect(statement.predicate).toMatchObject({
      module: 'mfe-people',
      version: '1.4.0',
      digest: release.digest,
      createdAt: '2026-11-29T10:00:00.000Z',
    });
    const sent = await unpack(await packRelease(release, signature));
    expect(Object.keys(sent)).toEqual(['a.js', 'module.json', SBOM_FILE, 'signature.dsse.json']);
    expect(sent[SBOM_FILE]).toContain('"version": "1.4.0"');
  });
});

describe('the encoding that is signed', () => {
  it('is that of the example in the DSSE specification', () => {
    const bytes = preAuthEncoding('http://example.com/HelloWorld', Buffer.from('hello world'));
    expect(Buffer.from(bytes).toString()).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  });
});
