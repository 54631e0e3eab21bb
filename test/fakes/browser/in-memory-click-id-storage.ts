import type { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';

export class InMemoryClickIdStorage implements ClickIdStorage {
  clickId: string | undefined;

  write(clickId: string): void {
    this.clickId = clickId;
  }
}
