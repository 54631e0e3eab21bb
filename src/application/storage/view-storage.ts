import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import type { Stored } from '#src/application/ports/browser/stored';
import { Clock } from '#src/application/ports/system/clock';
import { type DependenciesOf, token } from '#src/application/ports/token';
import { freshViews, type View, withView } from '#src/domain/catalogue/recently-viewed';

export type StoredViews = Stored<readonly View[]>;
export const StoredViews = token<StoredViews>('StoredViews');

/** The products whose pages were read in this browser, for a week. Nothing of them is sent anywhere. */
export class ViewStorage implements PersonalStorage {
  static readonly dependencies: DependenciesOf<typeof ViewStorage> = [StoredViews, Clock];

  constructor(
    private readonly stored: StoredViews,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  read(): readonly string[] {
    return freshViews(this.stored.read() ?? [], this.clock.now()).map(({ sku }) => sku);
  }

  note(sku: string): void {
    this.stored.write(withView(this.stored.read() ?? [], sku, this.clock.now()));
  }

  forget(): void {
    this.stored.clear();
  }
}
