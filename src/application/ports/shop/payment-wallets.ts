import { token } from '#src/application/ports/token';
import type { PaymentWallet } from '#src/domain/cart/payment';

/** The wallets that the hosted payment page offers besides cards, in the order of their names; none where none is configured. */
export const PaymentWallets = token<readonly PaymentWallet[]>('PaymentWallets');
