import { token } from '#src/application/ports/token';

/** Reads the build that the site serves now (spec §2: a changed build makes navigation a full page load). */
export interface BuildReader {
  /** The build this page was loaded from. */
  readonly runningBuildId: string;
  /** False in preview, where the content is that of the content service, and may change at any moment. */
  readonly isBuilt: boolean;
  /** The build that is being served now. */
  readBuildId(): Promise<string>;
}

export const BuildReader = token<BuildReader>('BuildReader');
