import type { StoredByName } from '#src/application/ports/browser/stored';
import type { SignInStorage } from './sign-in-storage';

/** A token that an address brought, and the user who opened it; undefined for a guest. */
interface StoredTabToken {
  readonly token: string;
  readonly owner: string | undefined;
}

/** By the number of the order. */
export type StoredTabTokens = StoredByName<StoredTabToken>;

/** Tokens of orders that addresses brought, kept in this tab across reloads; links and returns from payment share this. */
export class TabTokens {
  constructor(
    private readonly tokens: StoredTabTokens,
    private readonly signIn: SignInStorage,
  ) {}

  /** The token of the order of this number. */
  tokenOf(number: string): string | undefined {
    return this.tokens.at(number).read()?.token;
  }

  /** Stores one token for each order, for the signed-in user or a guest; the last one counts. */
  keep(number: string, token: string): void {
    this.tokens.at(number).write({ token, owner: this.signIn.signedInUser() });
  }

  /** Removes the tokens that addresses brought for a guest or for another user of the sign-in provider. */
  giveTo(userId: string): void {
    this.clear((owner) => owner !== userId);
  }

  /** Removes all tokens, so that the next user finds none. */
  forget(): void {
    this.clear(() => true);
  }

  private clear(isGone: (owner: string | undefined) => boolean): void {
    for (const number of this.tokens.names()) {
      const stored = this.tokens.at(number);
      if (isGone(stored.read()?.owner)) stored.clear();
    }
  }
}
