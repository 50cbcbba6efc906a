import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom';
import type { Boot, BootModule } from '@vitral/contracts/modules';
import type { PageErrors } from './page-errors.ts';
import type { TrialMember } from './trial-messages.ts';
import { addBrowserApis } from './browser-apis.ts';
import { ORIGIN, SetFiles } from './set-files.ts';

interface TrialPage {
  members: TrialMember[];
  path: string;
  /** True for the console; visitors of the public site have no session. */
  hasSession: boolean;
  /** Markup of a page that the server rendered. */
  html?: string;
}

/** Opens a page in jsdom as the server would send it. It can only reach the files of the set. */
export function openBrowser(page: TrialPage, errors: PageErrors): DOMWindow {
  const files = new SetFiles(page.members);
  const modules = page.members.map(({ module }) => module);
  const { window } = new JSDOM(documentOf(page), {
    url: ORIGIN + page.path,
    runScripts: 'dangerously',
    resources: files,
    pretendToBeVisual: true,
    virtualConsole: consoleOf(errors),
    beforeParse: (opened) => addBrowserApis(opened, files, modules),
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

/** Builds the document as api/src/pages/document does: a rendered page contains the starters; a console page loads the shell. */
function documentOf({ members, hasSession, html = '' }: TrialPage): string {
  const modules = members.map(({ module }) => module);
  const shell = modules.find(({ name }) => name === 'shell');
  const site = modules.find(({ name }) => name === 'mfe-public');
  if (!shell) throw new Error('The set has no shell');
  const styles = shell.styles.map((file) => `<link rel="stylesheet" href="${shell.base}${file}">`);
  const main = `src="${shell.base}${shell.entry}"`;
  const starter = ({ starter: text }: BootModule) => (html && text ? `<script>${text}</script>` : '');
  return `<!doctype html><html lang="es"><head><title>Vitral</title>${styles.join('')}
${starter(shell) || `<script ${main} defer></script>`}</head><body><div id="root">${html}</div>
<script data-${main} type="application/json" id="boot">${escapeJson(JSON.stringify(bootOf(modules, shell, hasSession)))}</script>
${site ? starter(site) : ''}</body></html>`;
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
    siteAccent: 'amethyst',
    isMaintenanceOn: false,
    nonce: '',
    modules,
  };
}

const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');
