import { token, type Token } from '#src/application/ports/token';
import type { BrowserStorage } from '#src/infrastructure/browser/browser-storage';
import type { Container } from './container';

/** The storage of the browser in which the container lives. */
export const ThisBrowser = token<BrowserStorage>('ThisBrowser');

/** Binds a port to a value, or to several, that the browser keeps. */
export function bindStored<P>(
  container: Container,
  port: Token<P>,
  keep: (browser: BrowserStorage) => NoInfer<P>,
): void {
  container.provide(port, keep, [ThisBrowser]);
}
