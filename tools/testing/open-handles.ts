import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';

interface Handle {
  readonly identity: readonly unknown[];
  readonly what: string;
  /** Has the stack of the place that opened it, read only when it stays open: reading takes longer than most watched operations. */
  readonly opened?: Error;
  /** True when the calls that led to it, nearest first, say that it is a library's own. */
  readonly isOfLibrary?: (calls: readonly string[]) => boolean;
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
  return handles
    .filter(({ identity: [handle] }) => !isBackground(handle))
    .flatMap(({ what, opened, isOfLibrary }) => {
      const calls = callsOf(opened);
      if (isOfLibrary?.(calls)) return [];
      const own = calls.find((call) => !call.includes(library) && !call.includes('node:'));
      return [`${what} ${own?.trim() ?? ''}`.trim()];
    });
}

function begin(handle: Handle): void {
  handles = [...handles, handle];
}

function end(...identity: readonly unknown[]): void {
  handles = handles.filter((handle) => handle.identity.some((part, index) => part !== identity[index]));
}

/** Node does not wait for such a timer either. */
function isBackground(handle: unknown): boolean {
  return handle instanceof Timeout && !handle.hasRef();
}

function callsOf(opened: Error | undefined): readonly string[] {
  return (opened?.stack ?? '')
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
        begin({
          identity: [timer],
          what: `${start} of ${delay} ms`,
          opened: new Error(),
          isOfLibrary: (calls) => calls.some((call) => call.includes(database)),
        });
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
      begin({
        identity: [target, type, listener],
        what: `${name} listens to ${type}`,
        opened: new Error(),
        isOfLibrary: ([call]) => call?.includes(library) ?? false,
      });
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
    begin({ identity: [request], what: `${request.method} ${request.path}` });
    request.once('close', () => end(request));
  });
  subscribe('undici:request:create', (message) => {
    const { request } = message as { readonly request: { readonly method: string; readonly path: string } };
    begin({ identity: [request], what: `${request.method} ${request.path}` });
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
