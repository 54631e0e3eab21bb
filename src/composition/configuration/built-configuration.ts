import type { Configuration } from './configuration';

declare const __CONFIGURATION__: Configuration;

/** The configuration as it was read and checked when this bundle was built (vite.config.ts). */
export const configuration: Configuration = __CONFIGURATION__;
