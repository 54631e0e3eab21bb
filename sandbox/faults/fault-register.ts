import type { Fault } from './fault';
import { pathMatcher } from './path-matcher';

/** A fault with its id and how many more requests it will hit. It stays listed at 0. */
export interface RegisteredFault extends Fault {
  readonly id: string;
  readonly remaining: number;
}

/** The parts of a request that are compared with faults. */
export interface IncomingRequest {
  readonly method: string;
  /** May carry a query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The registered faults, oldest first. */
export class FaultRegister {
  private readonly entries = new Map<
    string,
    { readonly fault: Fault; readonly matches: (path: string) => boolean; remaining: number }
  >();
  private lastId = 0;

  add(fault: Fault): RegisteredFault {
    this.lastId += 1;
    const id = String(this.lastId);
    this.entries.set(id, { fault, matches: pathMatcher(fault.path), remaining: fault.times });
    return { id, ...fault, remaining: fault.times };
  }

  list(): readonly RegisteredFault[] {
    return [...this.entries].map(([id, { fault, remaining }]) => ({ id, ...fault, remaining }));
  }

  find(id: string): RegisteredFault | undefined {
    return this.list().find((fault) => fault.id === id);
  }

  /** Returns whether the fault existed. */
  remove(id: string): boolean {
    return this.entries.delete(id);
  }

  clear(): void {
    this.entries.clear();
  }

  /** Returns the oldest fault that matches the request and counts the hit; undefined when none matches. */
  consume(request: IncomingRequest): Fault | undefined {
    const path = request.url.split('?', 1)[0] ?? '';
    for (const entry of this.entries.values()) {
      const { method, header } = entry.fault;
      const meant =
        entry.remaining > 0 &&
        (method === undefined || method === request.method) &&
        (header === undefined || request.headers[header.name.toLowerCase()] === header.value) &&
        entry.matches(path);
      if (!meant) continue;
      entry.remaining -= 1;
      return entry.fault;
    }
    return undefined;
  }
}
