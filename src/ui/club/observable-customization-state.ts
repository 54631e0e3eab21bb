import type { GatewayError } from '#src/application/ports/gateway-error';
import type { CustomizationState } from '#src/application/ports/state/customization-state';
import { autoObservable } from '#src/ui/kit/auto-observable';

const unknown: CustomizationState['variants'] = { isFetching: false, ids: undefined };

export class ObservableCustomizationState implements CustomizationState {
  subscriptionId: string | undefined = undefined;
  isCustomized = false;
  isSaving = false;
  error: GatewayError | undefined = undefined;
  showError = false;
  variants = unknown;

  constructor() {
    autoObservable(this);
  }

  get customizedId(): string | undefined {
    return this.isCustomized ? this.subscriptionId : undefined;
  }

  open(subscriptionId: string): void {
    if (subscriptionId !== this.subscriptionId) this.isCustomized = false;
    this.subscriptionId = subscriptionId;
    this.variants = unknown;
    this.fail(undefined);
  }

  fetchVariants(): void {
    this.variants = { ...this.variants, isFetching: true };
    this.fail(undefined);
  }

  variantsFetched(ids: ReadonlyMap<string, string>): void {
    this.variants = { isFetching: false, ids };
  }

  variantsFailed(error: GatewayError): void {
    this.variants = { ...this.variants, isFetching: false };
    this.fail(error, true);
  }

  save(): void {
    this.isSaving = true;
    this.fail(undefined);
  }

  saved(): void {
    this.isSaving = false;
    this.isCustomized = true;
  }

  savingFailed(error: GatewayError): void {
    this.isSaving = false;
    this.fail(error);
  }

  private fail(error: GatewayError | undefined, showError = false): void {
    this.error = error;
    this.showError = showError;
  }
}
