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
  /** True when a failure prevents any choice (spec §8 Failure fetching variants by sku). */
  readonly showError: boolean;
  open(subscriptionId: string): void;
  fetchVariants(): void;
  variantsFailed(): void;
  save(): void;
  saved(): void;
  savingFailed(): void;
}

export const CustomizationState = token<CustomizationState>('CustomizationState');
