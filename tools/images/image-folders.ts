import { ENGINE } from '#tools/engine/install-engine';

/** The folders with a Dockerfile, from each of which its image is built: the storefront's and the engine's. */
export const imageFolders = ['.', ENGINE] as const;
