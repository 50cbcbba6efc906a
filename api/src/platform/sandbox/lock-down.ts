import dgram from 'node:dgram';
import dns from 'node:dns';
import Module, { isBuiltin, registerHooks } from 'node:module';
import net from 'node:net';
import process from 'node:process';

/** The replacement of `process` for published code, without the channel to the server. */
const PROCESS_STUB = Object.freeze({
  env: {},
  argv: [],
  platform: process.platform,
  versions: {},
  nextTick: queueMicrotask,
});

/** Members of the real `process` that affect other processes or its own rights, or reach internal modules and handles. */
const REMOVED_MEMBERS = [
  'kill _kill _debugProcess _debugEnd abort chdir umask execve dlopen send report loadEnvFile mainModule',
  'setuid setgid seteuid setegid setgroups initgroups',
  'binding _linkedBinding getBuiltinModule _getActiveHandles _getActiveRequests',
].flatMap((names) => names.split(' '));

/** Built-in modules that jsdom loads late; none reaches beyond the process. */
const HARMLESS = new Set(['buffer', 'events', 'string_decoder', 'url', 'util']);

class AccessDenied extends Error {
  readonly code = 'ERR_ACCESS_DENIED';
}

function refuse(): never {
  throw new AccessDenied('Published code has no network');
}

export type SendMessage = (message: object, done?: () => void) => void;

/**
 * Removes everything from the process that published code does not need. Where the system denies it the network, this also denies
 * it socket files; elsewhere it is the only barrier to the network.
 */
export function lockDown(): SendMessage {
  const send = process.send?.bind(process);
  process.once('disconnect', () => process.exit(0));
  refuseAll(net.Socket.prototype, ['connect']);
  refuseAll(net.Server.prototype, ['listen']);
  refuseAll(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  for (const names of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    refuseAll(
      names,
      Object.getOwnPropertyNames(names).filter((name) => /^(lookup|re[sv])/.test(name)),
    );
  for (const handle of handlesOf(process)) refuseAll(Object.getPrototypeOf(handle) as object, HANDLE_METHODS);
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  for (const name of REMOVED_MEMBERS)
    Object.defineProperty(process, name, { value: undefined, configurable: false });
  Object.defineProperty(globalThis, 'process', {
    value: PROCESS_STUB,
    configurable: false,
    writable: false,
  });
  registerHooks({
    resolve(specifier, context, next) {
      if (isBuiltin(specifier) && !HARMLESS.has(specifier.replace(/^node:/, '')))
        throw new AccessDenied(`Published code may not use ${specifier}`);
      return next(specifier, context);
    },
  });
  for (const name of ['registerHooks', 'register']) Reflect.deleteProperty(Module, name);
  return (message, done) => send?.(message, undefined, undefined, done);
}

/** Methods of the handle of the channel to the server, a pipe that could reach other programs. */
const HANDLE_METHODS = ['connect', 'bind', 'listen', 'open', 'fchmod'];

function handlesOf(owner: object): object[] {
  const values = Object.getOwnPropertySymbols(owner).map((symbol) => Reflect.get(owner, symbol) as unknown);
  return values.filter(
    (value): value is object => typeof value === 'object' && value !== null && 'fchmod' in value,
  );
}

function refuseAll(target: object, names: string[]): void {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, configurable: false, writable: false });
}
