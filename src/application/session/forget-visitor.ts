import { PersonalStorages } from '#src/application/ports/browser/personal-storage';
import type { DependenciesOf } from '#src/application/ports/token';

/** The cart is not touched. */
export class ForgetVisitor {
  static readonly dependencies: DependenciesOf<typeof ForgetVisitor> = [PersonalStorages];

  constructor(private readonly storages: PersonalStorages) {}

  execute(): void {
    this.storages.forEach((storage) => storage.forget());
  }
}
