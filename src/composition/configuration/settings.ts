import { token } from '#src/application/ports/token';
import type { Configuration } from './configuration';

export const Settings = token<Configuration>('Settings');
