import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import type { Stored } from '#src/application/ports/browser/stored';
import { Clock } from '#src/application/ports/system/clock';
import { token, type Used } from '#src/application/ports/token';
import { freshViews, type View, withView } from '#src/domain/catalogue/recently-viewed';

export type StoredViews = Stored<readonly View[]>;
export const StoredViews = token<StoredViews>('StoredViews');

/** The products whose pages were read in this browser, for a week. Nothing of them is sent anywhere. */
export class ViewStorage implements PersonalStorage {
  static readonly uses = { stored: StoredViews, clock: Clock };

  constructor(private readonly use: Used<typeof ViewStorage.uses>) {}

  /** The newest first. */
  read(): readonly string[] {
    return freshViews(this.use.stored.read() ?? [], this.use.clock.now()).map(({ sku }) => sku);
  }

  note(sku: string): void {
    this.use.stored.write(withView(this.use.stored.read() ?? [], sku, this.use.clock.now()));
  }

  forget(): void {
    this.use.stored.clear();
  }
}
