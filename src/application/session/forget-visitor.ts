import { PersonalStorages } from '#src/application/ports/browser/personal-storage';
import type { DependenciesOf } from '#src/application/ports/token';

/** Removes from this browser all text, links and identifiers of a visitor who will not come back; the cart is not touched. */
export class ForgetVisitor {
  static readonly dependencies: DependenciesOf<typeof ForgetVisitor> = [PersonalStorages];

  constructor(private readonly storages: PersonalStorages) {}

  execute(): void {
    this.storages.forEach((storage) => storage.forget());
  }
}
