import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, GraphQLError } from 'graphql';

/**
 * Refuses variables that do not fit their types with 400, before a plugin of Vendure that counts complexity reads them: an error
 * that it throws is answered as a failure of the server.
 */
export const refuseInvalidVariables: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, operation, request }) {
        const { errors: [error] = [] } = getVariableValues(
          schema,
          operation?.variableDefinitions ?? [],
          request.variables ?? {},
          { maxErrors: 1 },
        );
        if (error)
          throw new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
      },
    };
  },
};
