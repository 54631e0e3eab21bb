import type { CustomizationState } from '#src/application/ports/state/customization-state';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableCustomizationState implements CustomizationState {
  subscriptionId: string | undefined = undefined;
  isCustomized = false;
  isSaving = false;
  showError = false;

  constructor() {
    autoObservable(this);
  }

  get customizedId(): string | undefined {
    return this.isCustomized ? this.subscriptionId : undefined;
  }

  open(subscriptionId: string): void {
    if (subscriptionId !== this.subscriptionId) this.isCustomized = false;
    this.subscriptionId = subscriptionId;
    this.showError = false;
  }

  fetchVariants(): void {
    this.showError = false;
  }

  variantsFailed(): void {
    this.showError = true;
  }

  save(): void {
    this.isSaving = true;
    this.showError = false;
  }

  saved(): void {
    this.isSaving = false;
    this.isCustomized = true;
  }

  savingFailed(): void {
    this.isSaving = false;
  }
}
