import { basename, extname, relative } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../platform/access/access.ts';
import { OutsideSession } from '../../platform/access/route-traits.ts';
import { Sends } from '../../platform/access/sends.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { QuickAnswers } from '../../platform/http/quick-answers.ts';
import { sentHeaders } from '../../platform/http/sent-headers.ts';
import { ReleaseFolders } from '../publication/release-folders.ts';
import { findEncoding, isCompressible, type Encoding } from './compressed-files.ts';
import { KeptFiles } from './kept-files.ts';
import { ReleaseSets } from './release-sets.ts';
import { ReleasedFilesFinder } from './released-files.ts';
import type { LiveSets } from './served-set.ts';

const A_YEAR_MS = 365 * 24 * 3600 * 1000;

/** The renderer, descriptor and texts are the server's own; compressed bytes go out under the name of what they hold. */
const KEPT_BACK = /\.(cjs|br|gz)$|^(module|texts)\.json$/;

/** A condition of the request, or the part that it asks for. */
const UNMET = [412, 416];

/** The files of releases: they never change, so browsers and caches may keep them. */
@Controller('modules')
export class ReleaseFilesController {
  private readonly kept = new KeptFiles();

  constructor(
    private readonly releases: ReleasedFilesFinder,
    private readonly folders: ReleaseFolders,
    private readonly configuration: Configuration,
    private readonly sets: ReleaseSets,
    private readonly quick: QuickAnswers,
  ) {}

  /** Sends a file of a release. */
  @Public()
  @OutsideSession()
  @Get(':name/:release/:file')
  @Sends('*/*')
  async send(
    @Param('name') name: string,
    @Param('release') address: string,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    shareAssets(response, this.configuration);
    const release = KEPT_BACK.test(file) ? null : await this.releases.find(name, address);
    if (!release?.has(file)) throw new AppError('request.not-found');

    const encoding = findEncoding(release, file, request);
    const path = await release.pathOf(file + (encoding?.suffix ?? ''));
    // Under one address the bytes of one encoding never change, on whichever server.
    response.setHeader('ETag', `"${address}${encoding?.suffix ?? ''}"`);
    if (isCompressible(file)) response.vary('Accept-Encoding');
    if (encoding) response.type(extname(file)).setHeader('Content-Encoding', encoding.name);
    const live = await this.sets.live();
    // Read before it is sent, while it is what the path was checked for.
    const bytes = live && isOf(live, request.path) ? await this.kept.of(path, live) : null;
    await sendFile(response, this.folders.root, path, encoding);
    if (live && bytes && response.statusCode === 200) this.remember(request, response, bytes, live);
  }

  /** The next visitor gets what this one got, without anybody asking the disk. */
  private remember(request: Request, response: Response, identity: Buffer, live: LiveSets): void {
    const { etag = '', ...headers } = sentHeaders(response);
    this.quick.remember(request, {
      kind: 'file',
      body: { encodings: { identity }, etag, headers },
      isCurrent: () => this.sets.isLatest(live),
      onSent: () => {},
    });
  }
}

/**
 * Lets pages run what another origin passes on of ours: a script with a hash is only checked, and thus only run, when that
 * origin shares it with any page. Nobody needs to be kept from files that everybody may read; without such an origin no
 * other site has reason to embed them. What is missing is shared, too: the page then finds out that it is.
 */
function shareAssets(response: Response, { assetOrigins }: Configuration): void {
  const isShared = assetOrigins.all.length > 0;
  response.setHeader('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
  if (isShared) response.set({ 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' });
}

/** Only the files of sets that visitors get are sure to stay. */
function isOf({ active, candidate }: LiveSets, path: string): boolean {
  const modules = [active, candidate?.set].flatMap((set) => (set ? [set.shell, ...set.modules] : []));
  return modules.some(({ base }) => path === new URL(base, 'http://site').pathname + basename(path));
}

function sendFile(response: Response, root: string, path: string, encoding: Encoding | null): Promise<void> {
  const options = {
    root,
    maxAge: A_YEAR_MS,
    immutable: true,
    // A part of compressed bytes is of no use to anybody.
    acceptRanges: encoding === null,
    dotfiles: 'ignore' as const,
  };
  return new Promise((resolve, reject) => {
    const sent = (error: NodeJS.ErrnoException | undefined) => {
      if (!error || response.headersSent) return resolve();
      const isUnmet = 'statusCode' in error && UNMET.includes(Number(error.statusCode));
      reject(isUnmet ? error : new AppError('request.not-found'));
    };
    response.sendFile(relative(root, path), options, sent);
  });
}
