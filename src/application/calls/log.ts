import type { Logger } from '#src/application/ports/system/logger';

let sink: Logger | undefined;

/** Sends everything that is logged from now on to a logger. Composition says so before anything else happens. */
export function logTo(logger: Logger): void {
  sink = logger;
}

/** The one place in which code tells developers something, so that no class takes a logger. */
export const log: Logger = {
  warn: (message, details) => sink?.warn(message, details),
  failed: (failure) => sink?.failed(failure),
};
