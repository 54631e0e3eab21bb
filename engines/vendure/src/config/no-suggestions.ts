import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

/**
 * Answers a call that asks for an unknown field without the names of the fields that are there: where the schema may not be
 * read, it is not to be guessed either. (HardenPlugin's own changes an answer that this version of Apollo does not send.)
 */
export const noSuggestions: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body } }) {
        if (body.kind !== 'single' || body.singleResult.errors === undefined) return;
        body.singleResult.errors = body.singleResult.errors.map((error) =>
          error.message.includes('Did you mean') ? new GraphQLError('Invalid request').toJSON() : error,
        );
      },
    };
  },
};
