import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';

/** Leaves nothing in this browser that somebody who will not come back typed, opened or was known by; the cart is not touched. */
export class ForgetVisitor {
  constructor(private readonly storages: () => readonly PersonalStorage[]) {}

  execute(): void {
    this.storages().forEach((storage) => storage.forget());
  }
}
