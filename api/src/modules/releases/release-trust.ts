import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { DsseEnvelope } from '@vitral/contracts/release-signatures';
import { AppError } from '../../platform/errors/app-error.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { SigningKeysService } from '../../signing-keys/index.ts';
import type { Attachments } from './attachments.ts';
import { BadPackages } from './bad-packages.ts';
import type { ReleaseContent } from './release-content.ts';
import { problem } from './release-problem.ts';
import { Release, ReleaseSbom } from './release.entity.ts';
import type { Sbom } from './sbom.ts';
import { fingerprintOf, keyProblem, type SignedRelease, statementProblem } from './signature-problem.ts';
import { refused } from './unpack-archive.ts';

export interface AcceptedSignature {
  signature: DsseEnvelope;
  signingKeyId: string;
  signedAt: Date;
}

/** Decides by signature and packages which releases are published, activated and served. docs/adr/097. */
@Injectable()
export class ReleaseTrust {
  private readonly logger = new Logger(ReleaseTrust.name);

  constructor(
    private readonly em: EntityManager,
    private readonly keys: SigningKeysService,
    private readonly settings: SettingsService,
    private readonly badPackages: BadPackages,
  ) {}

  /** Returns the signature of an upload; null without one. Throws `modules.refused` for a release that the site does not accept. */
  async accept(
    release: Omit<SignedRelease, 'sbomDigest'>,
    { envelope, sbom }: Attachments,
  ): Promise<AcceptedSignature | null> {
    const signedAt = new Date();
    const reasons = sbom ? await this.badPackages.problemsIn(sbom.document) : await this.missingSbom();
    if (reasons.length > 0) throw refused(...reasons);
    if (!envelope) {
      if (await this.demandsSignatures()) throw refused(unsigned(release));
      return null;
    }
    const signed = { ...release, sbomDigest: sbom?.digest ?? null };
    const { problem: reason, keyId } = await this.verify(signed, envelope, signedAt);
    if (reason) throw refused(reason);
    return { signature: envelope, signingKeyId: keyId, signedAt };
  }

  /**
   * Returns why a stored release must not be activated: its signature, a missing signature, or a package that is now
   * known as bad.
   */
  async problemsOf(release: Release, em = this.em.fork()): Promise<ReleaseProblem[]> {
    const { signature, signedAt } = release;
    const packages = await this.packageProblems(release, em);
    if (!signature) return (await this.demandsSignatures()) ? [...packages, unsigned(release)] : packages;
    const { problem: reason } = await this.verify(release, signature, signedAt ?? new Date());
    return reason ? [...packages, reason] : packages;
  }

  /**
   * Throws `modules.signature-mismatch` unless the bytes on this machine are the signed ones. Ignores the current state
   * of the key: an active release is served until people replace it.
   */
  async checkBytes({ id }: Pick<Release, 'id'>, { digest, files }: ReleaseContent): Promise<void> {
    const release = await this.em.fork().findOne(Release, { id }, { exclude: ['descriptor', 'files'] });
    if (!release?.signature) return;
    const { name, version, signature, sbomDigest } = release;
    const key = await this.keys.find(fingerprintOf(signature));
    const found = key && statementProblem(signature, key, { name, version, digest, files, sbomDigest });
    if (key && !found) return;
    this.logger.error(`The files of ${name} ${version} do not match its signature: it is not served`);
    throw new AppError('modules.signature-mismatch', { module: name, version });
  }

  private async verify(release: SignedRelease, envelope: DsseEnvelope, arrivedAt: Date) {
    const key = await this.keys.find(fingerprintOf(envelope));
    const reason =
      keyProblem({ envelope, key, module: release.name }, arrivedAt) ??
      (key && statementProblem(envelope, key, release));
    return { problem: reason, keyId: key?.id ?? '' };
  }

  private async demandsSignatures(): Promise<boolean> {
    return (await this.settings.current()).moduleSignatures === 'required';
  }

  private async missingSbom(): Promise<ReleaseProblem[]> {
    const isNeeded = this.badPackages.isConfigured || (await this.demandsSignatures());
    return isNeeded ? [problem('sbom-missing', {})] : [];
  }

  private async packageProblems(
    { id, sbomDigest }: Pick<Release, 'id' | 'sbomDigest'>,
    em: EntityManager,
  ): Promise<ReleaseProblem[]> {
    if (!this.badPackages.isConfigured || !sbomDigest) return [];
    const sbom = await em.findOne(ReleaseSbom, { releaseId: id });
    return sbom ? this.badPackages.problemsIn(JSON.parse(sbom.document) as Sbom) : [];
  }
}

const unsigned = ({ name, version }: Pick<Release, 'name' | 'version'>): ReleaseProblem =>
  problem('signature-missing', { module: name, version });
