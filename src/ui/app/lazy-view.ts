import type { ComponentType } from 'react';

/** A part of a page, or of the shell, whose code comes later: the way to load it. */
export type LoadView<P extends object = object> = () => Promise<ComponentType<P>>;
