import type { ContainerModule } from 'inversify';
import type { LoadedPage } from '#src/ui/app/page-route';

/** A page's chunk: its view with its head, and the bindings that only this page needs. */
export interface PageChunk {
  readonly page: LoadedPage;
  readonly bindings?: readonly ContainerModule[];
}
