import type { AuthenticationStrategy } from '@vendure/core';
import type { DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';

/**
 * Closes Vendure's own sign-in to shoppers: a stranger who registered there with another person's address would keep it from them. The
 * sign-in provider's token comes with each call instead (SignIn).
 */
export class NoPasswords implements AuthenticationStrategy {
  readonly name = 'none';

  /** Vendure wants one field in the input of a sign-in. */
  defineInputType(): DocumentNode {
    return gql`
      input NoAuthInput {
        nothing: Boolean
      }
    `;
  }

  authenticate(): Promise<false> {
    return Promise.resolve(false);
  }
}
