import { token } from '#src/application/ports/token';

/** A changed build makes navigation a full page load (spec §2). */
export interface BuildReader {
  /** This page was loaded from it. */
  readonly runningBuildId: string;
  /** Served now. */
  readBuildId(): Promise<string>;
}

export const BuildReader = token<BuildReader>('BuildReader');
