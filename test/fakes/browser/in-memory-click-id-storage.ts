import type { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';

export class InMemoryClickIdStorage implements ClickIdStorage {
  clickId: string | undefined;

  read(): string | undefined {
    return this.clickId;
  }

  write(clickId: string): void {
    this.clickId = clickId;
  }

  clear(): void {
    this.clickId = undefined;
  }
}
