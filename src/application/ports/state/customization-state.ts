import type { GatewayError } from '#src/application/ports/gateway-error';
import { token } from '#src/application/ports/token';

/** Customizing a subscription of the club (spec §3 Client state, canClub.customization). */
export interface CustomizationState {
  /** The subscription that is or was customised last. */
  readonly subscriptionId: string | undefined;
  /** True when cans were chosen for it and saved in this visit. */
  readonly isCustomized: boolean;
  /** The subscription for which that is true. */
  readonly customizedId: string | undefined;
  readonly isSaving: boolean;
  /** The error of the last request, to fetch or to save. */
  readonly error: GatewayError | undefined;
  /** True when the error prevents any choice (spec §8 Failure fetching variants by sku). */
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

export const CustomizationState = token<CustomizationState>('CustomizationState');
