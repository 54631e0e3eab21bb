import type { GatewayError } from '#src/application/ports/gateway-error';
import type { CustomizationState } from '#src/application/ports/state/customization-state';

export class PlainCustomizationState implements CustomizationState {
  subscriptionId: string | undefined;
  isCustomized = false;
  isSaving = false;
  error: GatewayError | undefined;
  showError = false;
  variants: CustomizationState['variants'] = { isFetching: false, ids: undefined };

  open(subscriptionId: string): void {
    this.isCustomized &&= subscriptionId === this.subscriptionId;
    this.subscriptionId = subscriptionId;
    this.variants = { isFetching: false, ids: undefined };
    this.clear();
  }

  fetchVariants(): void {
    this.variants = { ...this.variants, isFetching: true };
    this.clear();
  }

  variantsFetched(ids: ReadonlyMap<string, string>): void {
    this.variants = { isFetching: false, ids };
  }

  variantsFailed(error: GatewayError): void {
    this.variants = { ...this.variants, isFetching: false };
    this.error = error;
    this.showError = true;
  }

  save(): void {
    this.isSaving = true;
    this.clear();
  }

  saved(): void {
    this.isSaving = false;
    this.isCustomized = true;
  }

  savingFailed(error: GatewayError): void {
    this.isSaving = false;
    this.error = error;
  }

  private clear(): void {
    this.error = undefined;
    this.showError = false;
  }
}
