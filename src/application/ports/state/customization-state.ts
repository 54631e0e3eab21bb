import type { GatewayError } from '#src/application/ports/gateway-error';

/** Customizing a subscription of the club (spec §3 Client state, canClub.customization). */
export interface CustomizationState {
  /** The subscription that is or was customised last. */
  readonly subscriptionId: string | undefined;
  /** Whether cans were chosen for it, and saved, in this visit. */
  readonly isCustomized: boolean;
  readonly isSaving: boolean;
  /** Why fetching or saving failed last. */
  readonly error: GatewayError | undefined;
  /** Whether nothing can be chosen because of the error (spec §8 Failure fetching variants by sku). */
  readonly showError: boolean;
  readonly variants: {
    readonly isFetching: boolean;
    /** Variant ids by sku: what the shop sells today. Undefined until it was fetched. */
    readonly ids: ReadonlyMap<string, string> | undefined;
  };
  open(subscriptionId: string): void;
  fetchVariants(): void;
  variantsFetched(ids: ReadonlyMap<string, string>): void;
  variantsFailed(error: GatewayError): void;
  save(): void;
  saved(): void;
  savingFailed(error: GatewayError): void;
}
