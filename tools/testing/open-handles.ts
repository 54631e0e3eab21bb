import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';

interface Handle {
  readonly identity: readonly unknown[];
  /** The kind of handle, and the line that opened it. */
  readonly line: string;
}

/** The embedded database times its own statements, for as long as it is open. */
const database = 'node_modules/@electric-sql/';
/** React and user-event add listeners to a document only once and never remove them. */
const library = 'node_modules/';

/** The class of Node's timers, which has no name to import it by. */
const Timeout = setTimeout(() => undefined, 0).constructor as new () => NodeJS.Timeout;

let handles: readonly Handle[] = [];

/**
 * Runs a test and rejects when it left something open: a timer that keeps Node waiting, a request, a listener on window or
 * document, or timers that are still fake. Such leftovers break another test, but only on a machine that is slow enough.
 */
export async function failOnOpenHandles(runTest: () => Promise<void>): Promise<void> {
  handles = [];
  await runTest();
  // A few turns, for timers that are due at once and for the end of a response that the test has read already.
  for (let turn = 0; turn < 10 && openHandles().length > 0; turn += 1) await wait(1);
  const left = [...openHandles(), ...(vi.isFakeTimers() ? ['fake timers'] : [])];
  if (left.length > 0) throw new Error(`The test left open:\n${left.join('\n')}`);
}

function openHandles(): readonly string[] {
  return handles.filter(({ identity: [handle] }) => !isBackground(handle)).map(({ line }) => line);
}

function begin(what: string, calls: readonly string[], ...identity: readonly unknown[]): void {
  const own = calls.find((call) => !call.includes(library) && !call.includes('node:'));
  handles = [...handles, { identity, line: `${what} ${own?.trim() ?? ''}`.trim() }];
}

function end(...identity: readonly unknown[]): void {
  handles = handles.filter((handle) => handle.identity.some((part, index) => part !== identity[index]));
}

/** Node does not wait for such a timer either. */
function isBackground(handle: unknown): boolean {
  return handle instanceof Timeout && !handle.hasRef();
}

/** The calls that led to a watched function, nearest first. */
function callers(): readonly string[] {
  return (new Error().stack ?? '')
    .split('\n')
    .slice(1)
    .filter((call) => !call.includes('/tools/testing/'));
}

function watchTimers(start: 'setTimeout' | 'setInterval', stop: 'clearTimeout' | 'clearInterval'): void {
  Object.assign(globalThis, {
    [start]: new Proxy(globalThis[start], {
      apply(target, self, [task, delay, ...args]: [(...args: unknown[]) => void, number, ...unknown[]]) {
        const run = (...values: unknown[]): void => {
          if (start === 'setTimeout') end(timer);
          task(...values);
        };
        const timer: unknown = Reflect.apply(target, self, [run, delay, ...args]);
        const calls = callers();
        if (!calls.some((call) => call.includes(database))) begin(`${start} of ${delay} ms`, calls, timer);
        return timer;
      },
    }),
    [stop]: new Proxy(globalThis[stop], {
      apply(target, self, [timer]: [unknown]) {
        end(timer);
        Reflect.apply(target, self, [timer]);
      },
    }),
  });
}

function watchListeners(name: string, target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  Object.assign(target, {
    addEventListener: (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
      const calls = callers();
      if (!calls[0]?.includes(library)) begin(`${name} listens to ${type}`, calls, target, type, listener);
      add(type, listener, options);
    },
    removeEventListener: (...[type, listener, options]: Parameters<EventTarget['removeEventListener']>) => {
      end(target, type, listener);
      remove(type, listener, options);
    },
  });
}

function watchRequests(): void {
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { readonly request: ClientRequest };
    begin(`${request.method} ${request.path}`, [], request);
    request.once('close', () => end(request));
  });
  subscribe('undici:request:create', (message) => {
    const { request } = message as { readonly request: { readonly method: string; readonly path: string } };
    begin(`${request.method} ${request.path}`, [], request);
  });
  for (const last of ['trailers', 'error']) {
    subscribe(`undici:request:${last}`, (message) => end((message as { readonly request: object }).request));
  }
}

watchTimers('setTimeout', 'clearTimeout');
watchTimers('setInterval', 'clearInterval');
watchRequests();
if ('document' in globalThis) {
  watchListeners('window', window);
  watchListeners('document', document);
}
