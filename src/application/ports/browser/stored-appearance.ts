import { token } from '#src/application/ports/token';
import type { SharedStored } from './stored';

/** The appearances that a visitor can choose instead of the system's. */
export const appearances = ['light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** The appearance that a visitor chose for this browser; nothing is stored while the system decides. */
export type StoredAppearance = SharedStored<Appearance>;

export const StoredAppearance = token<StoredAppearance>('StoredAppearance');
