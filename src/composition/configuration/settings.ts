import { token } from '#src/application/ports/token';
import type { Configuration } from './configuration';

/** The settings of this deployment, for what composition binds. */
export const Settings = token<Configuration>('Settings');
