import { basename, extname, relative } from 'node:path';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { CurrentSet } from '@vitral/contracts/releases';
import type { Request, Response } from 'express';
import { Public, OutsideSession, Sends } from '../../platform/access/access.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PreviewVisits } from './preview-visits.ts';
import { CurrentSetQuery } from '../modules.dto.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { ResponseCache } from '../../platform/http/response-cache.ts';
import { sentHeaders } from '../../platform/http/cached-body.ts';
import { ReleaseFolders } from '../releases/release-folders.ts';
import { ReleaseSets } from './release-sets.ts';
import { SeenSets } from './seen-sets.ts';
import {
  type Encoding,
  FileCache,
  findEncoding,
  isCompressible,
  ReleasedFilesFinder,
} from './released-files.ts';
import type { LiveSets } from './served-set.ts';

/** Open pages poll it and change to the new set at their next navigation. */
@Controller('api/modules/set')
export class CurrentSetController {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly seen: SeenSets,
    private readonly previews: PreviewVisits,
  ) {}

  /** Returns the release set that this visitor gets. */
  @Public()
  @OutsideSession()
  @Get()
  async current(
    @Query() { seen }: CurrentSetQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentSet> {
    const set = (await this.previews.of(request))?.set ?? (await this.sets.of(request));
    if (!set) throw new AppError('server.not-ready');
    if (seen) this.seen.note(seen);
    response.setHeader('Cache-Control', 'no-store');
    return { set: set.id };
  }
}

const A_YEAR_MS = 365 * 24 * 3600 * 1000;

/** Renderer, descriptor and texts are for the server only; compressed files are served under the name of the original. */
const SERVER_ONLY = /\.(cjs|br|gz)$|^(module|texts)\.json$/;

/** Statuses of a failed precondition and of an unsatisfiable range. */
const FAILED_CONDITIONS = [412, 416];

/** Serves files of releases. They never change, so browsers and proxies may cache them forever. */
@Controller('modules')
export class ReleaseFilesController {
  private readonly fileCache = new FileCache();

  constructor(
    private readonly releases: ReleasedFilesFinder,
    private readonly folders: ReleaseFolders,
    private readonly configuration: Configuration,
    private readonly sets: ReleaseSets,
    private readonly quick: ResponseCache,
  ) {}

  /** Sends a file of a release. */
  @Public()
  @OutsideSession()
  @Get(':name/:release/:file')
  @Sends('*/*')
  async send(
    @Param('name') name: string,
    @Param('release') folder: string,
    @Param('file') file: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    shareAssets(response, this.configuration);
    const release = SERVER_ONLY.test(file) ? null : await this.releases.find(name, folder);
    if (!release?.has(file)) throw new AppError('request.not-found');

    const encoding = findEncoding(release, file, request);
    const path = await release.pathOf(file + (encoding?.suffix ?? ''));
    // The bytes of one encoding never change under a URL, on any server.
    response.setHeader('ETag', `"${folder}${encoding?.suffix ?? ''}"`);
    if (isCompressible(file)) response.vary('Accept-Encoding');
    if (encoding) response.type(extname(file)).setHeader('Content-Encoding', encoding.name);
    const live = await this.sets.live();
    // Read before sending, while the path is known to be verified.
    const bytes = live && isOf(live, request.path) ? await this.fileCache.of(path, live) : null;
    await sendFile(response, this.folders.root, path, encoding);
    if (live && bytes && response.statusCode === 200) this.store(request, response, bytes, live);
  }

  /** Stores the response in memory, so that the next request needs no disk access. */
  private store(request: Request, response: Response, identity: Buffer, live: LiveSets): void {
    const { etag = '', ...headers } = sentHeaders(response);
    this.quick.store(request, {
      kind: 'file',
      body: { encodings: { identity }, etag, headers },
      isCurrent: () => this.sets.isLatest(live),
      onSent: () => {},
    });
  }
}

/**
 * Allows pages to run our files from another origin (a CDN): a script with an integrity hash runs only if its origin
 * allows CORS. All files are public. Without such an origin, other sites have no reason to embed them. Responses for
 * missing files allow CORS as well, so that the page can detect the failure.
 */
function shareAssets(response: Response, { assetOrigins }: Configuration): void {
  const isShared = assetOrigins.all.length > 0;
  response.setHeader('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin');
  if (isShared) response.set({ 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' });
}

/** Returns whether a live set contains the file. Files of all other sets may be removed, so they are not cached. */
function isOf({ active, candidate }: LiveSets, path: string): boolean {
  const modules = [active, candidate?.set].flatMap((set) => (set ? [set.shell, ...set.modules] : []));
  return modules.some(({ base }) => path === new URL(base, 'http://site').pathname + basename(path));
}

function sendFile(response: Response, root: string, path: string, encoding: Encoding | null): Promise<void> {
  const options = {
    root,
    maxAge: A_YEAR_MS,
    immutable: true,
    // A range of compressed bytes is useless.
    acceptRanges: encoding === null,
    dotfiles: 'ignore' as const,
  };
  return new Promise((resolve, reject) => {
    const sent = (error: NodeJS.ErrnoException | undefined) => {
      if (!error || response.headersSent) return resolve();
      const isFailedCondition = 'statusCode' in error && FAILED_CONDITIONS.includes(Number(error.statusCode));
      reject(isFailedCondition ? error : new AppError('request.not-found'));
    };
    response.sendFile(relative(root, path), options, sent);
  });
}
