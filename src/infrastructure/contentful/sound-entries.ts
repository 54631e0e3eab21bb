import { GatewayError } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';
import type { ContentEntry } from './content-entry';

/**
 * Maps what can be mapped. An entry with a missing or malformed field is left out and told to the logger, so that an
 * editor's unfinished entry takes down nothing but its own page.
 */
export function soundOnes<T>(
  entries: readonly ContentEntry[],
  map: (entry: ContentEntry) => T,
  logger: Logger,
  onBroken: (entry: ContentEntry, error: GatewayError) => void = () => undefined,
): readonly T[] {
  return entries.flatMap((entry) => {
    try {
      return [map(entry)];
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      logger.warn(`Left out: ${error.message}`);
      onBroken(entry, error);
      return [];
    }
  });
}
