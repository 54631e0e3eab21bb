/** Whether the cart flyout is open (spec §3 Client state, cartFlyout). */
export interface CartFlyoutState {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  toggle(): void;
}
