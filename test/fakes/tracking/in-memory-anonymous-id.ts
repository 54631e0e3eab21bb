import type { AnonymousId } from '#src/application/ports/tracking/anonymous-id';

export class InMemoryAnonymousId implements AnonymousId {
  private made = 0;
  private id: string | undefined;

  read(): string {
    this.id ??= `somebody-${(this.made += 1)}`;
    return this.id;
  }

  forget(): void {
    this.id = undefined;
  }
}
