import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AbortablePromise, type DOMWindow, JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import type { Boot, BootModule } from '@vitral/contracts/modules';
import type { PageErrors } from './page-errors.ts';
import type { TrialMember } from './trial-messages.ts';
import { addBrowserApis } from './browser-apis.ts';

interface TrialPage {
  members: TrialMember[];
  path: string;
  /** True for the console; visitors of the public site have no session. */
  hasSession: boolean;
  html?: string;
  state?: string;
}

/** Opens a page in jsdom as the server would send it. It can reach the files of the set and nothing else. */
export function openBrowser(page: TrialPage, errors: PageErrors): DOMWindow {
  const files = new SetFiles(page.members);
  const { window } = new JSDOM(documentOf(page), {
    url: ORIGIN + page.path,
    runScripts: 'dangerously',
    resources: files,
    pretendToBeVisual: true,
    virtualConsole: consoleOf(errors),
    beforeParse: (opened) => addBrowserApis(opened, files),
  });
  return window;
}

function consoleOf(errors: PageErrors): VirtualConsole {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error: Error & { type?: string; detail?: unknown }) => {
    if (error.type !== 'not implemented') errors.record(error.detail ?? error.cause ?? error);
  });
  // Plain messages are for developers; logged errors were caught by an error boundary of the page.
  virtualConsole.on('error', (...logged: unknown[]) => {
    const thrown = logged.find((value) => Object.prototype.toString.call(value) === '[object Error]');
    if (thrown) errors.record(thrown);
  });
  return virtualConsole;
}

function documentOf({ members, hasSession, html = '', state }: TrialPage): string {
  const modules = members.map(({ module }) => module);
  const shell = modules.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('The set has no shell');
  const styles = shell.styles.map((file) => `<link rel="stylesheet" href="${shell.base}${file}">`);
  return `<!doctype html><html lang="es"><head><title>Vitral</title>${styles.join('')}
<script src="${shell.base}${shell.entry}" defer></script></head><body><div id="root">${html}</div>
<script type="application/json" id="boot">${escapeJson(JSON.stringify(bootOf(modules, shell, hasSession)))}</script>
${state ? `<script type="application/json" id="page">${escapeJson(state)}</script>` : ''}</body></html>`;
}

function bootOf(modules: BootModule[], shell: BootModule, hasSession: boolean): Boot {
  return {
    contract: shell.contract,
    set: 'trial',
    language: 'es',
    siteLanguage: 'es',
    isDemo: false,
    hasSession,
    siteName: 'Vitral',
    siteTheme: 'system',
    siteDensity: 'comfortable',
    isMaintenanceOn: false,
    nonce: '',
    modules,
  };
}

const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

/** A reserved name that never resolves: every request is served from the set or fails. */
export const ORIGIN = 'https://vitral.invalid';

export class SetFiles extends ResourceLoader {
  private readonly members: TrialMember[];

  constructor(members: TrialMember[]) {
    super();
    this.members = members;
  }

  override fetch(url: string): AbortablePromise<Buffer> {
    const isStyle = new URL(url).pathname.endsWith('.css');
    // There is no layout in a trial, so styles need not be parsed.
    const reading = this.read(url).then((bytes) => (isStyle ? Buffer.alloc(0) : bytes));
    return Object.assign(reading, { abort: () => undefined });
  }

  /** Throws for a file that is in no release of the set or differs from its hash. */
  async read(url: string): Promise<Buffer> {
    const { origin, pathname } = new URL(url);
    const member = this.members.find(({ module }) => pathname.startsWith(module.base));
    const file = member ? pathname.slice(member.module.base.length) : '';
    const expected = member?.module.integrity[file];
    if (origin !== ORIGIN || !member || !expected) throw new Error(`${pathname} is in no release of the set`);
    const bytes = await readFile(join(member.folder, file)).catch(() => null);
    if (!bytes) throw new Error(`${pathname} is missing`);
    if (`sha384-${hash('sha384', bytes, 'base64')}` !== expected)
      throw new Error(`${pathname} differs from the released file`);
    return bytes;
  }
}
