import { PersonalStorages } from '#src/application/ports/browser/personal-storage';
import type { Used } from '#src/application/ports/token';

/** Removes from this browser all text, links and identifiers of a visitor who will not come back; the cart is not touched. */
export class ForgetVisitor {
  static readonly uses = { storages: PersonalStorages };

  constructor(private readonly use: Used<typeof ForgetVisitor.uses>) {}

  execute(): void {
    this.use.storages.forEach((storage) => storage.forget());
  }
}
