import type { TabChannel } from '#src/application/ports/browser/tab-channel';
import type { Configuration } from '#src/composition/configuration/configuration';
import type { BrowserTime } from './browser-time';
import type { CountedNetwork } from './counted-network';
import type { BrowserLocks } from './life';

/** The parts of a browser that its tabs and their documents share. */
export interface Surroundings {
  readonly configuration: Configuration;
  readonly localStorage: Storage;
  readonly locks: BrowserLocks;
  readonly time: BrowserTime;
  readonly network: CountedNetwork;
  /** A document's own end of the channel between tabs. */
  joinChannel(): TabChannel;
  /** A new document is about to be loaded at this path. */
  startDocument(path: string): void;
}
