import type { ComponentType } from 'react';

/** A part of the shell whose code comes later: the way to load it. */
export type LoadView = () => Promise<ComponentType>;
