import type { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import { list, readable } from '#src/infrastructure/shared/checks';
import { isRecord } from '#src/infrastructure/shared/json';
import { filledText, unchecked } from '#src/infrastructure/shared/value-checks';

/** EIP-1193. */
interface EthereumProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

declare global {
  interface Window {
    readonly ethereum?: EthereumProvider;
  }
}

/** EIP-1193 error code of a declined request. */
const declined = 4001;

export class WindowEthereumWallet implements EthereumWallet {
  isPresent(): boolean {
    return window.ethereum !== undefined;
  }

  async requestAddress(): Promise<string> {
    const accounts = readable(list(unchecked), await this.request('eth_requestAccounts'));
    return this.text(accounts?.[0]);
  }

  async sign(message: string, address: string): Promise<string> {
    return this.text(await this.request('personal_sign', [hex(message), address]));
  }

  private async request(method: string, params: readonly unknown[] = []): Promise<unknown> {
    try {
      return await window.ethereum?.request({ method, params });
    } catch (cause) {
      const isDeclined = isRecord(cause) && cause['code'] === declined;
      throw signInError({
        code: isDeclined ? 'canceled' : 'wallet_unavailable',
        message: 'The wallet did not answer as asked',
        cause,
      });
    }
  }

  private text(response: unknown): string {
    const text = readable(filledText, response);
    if (text !== undefined) return text;
    throw signInError({ code: 'wallet_unavailable', message: 'The wallet answered with nothing to go on' });
  }
}

function hex(text: string): string {
  return `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
