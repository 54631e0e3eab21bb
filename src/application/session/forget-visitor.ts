import { PersonalStorages } from '#src/application/ports/browser/personal-storage';
import type { DependenciesOf } from '#src/application/ports/token';

/** Leaves nothing in this browser that somebody who will not come back typed, opened or was known by; the cart is not touched. */
export class ForgetVisitor {
  static readonly dependencies: DependenciesOf<typeof ForgetVisitor> = [PersonalStorages];

  constructor(private readonly storages: PersonalStorages) {}

  execute(): void {
    this.storages.forEach((storage) => storage.forget());
  }
}
