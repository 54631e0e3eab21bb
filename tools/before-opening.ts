import { givenVariables } from '#src/composition/configuration/read-configuration';
import { command } from './console/command';
import { answerOnEmptyLists } from './contentful/empty-lists';
import { readEnvironment } from './environment';

/**
 * "npm run before-opening" asks Contentful the questions that only a space answers, and prints a sentence.
 * CONTENTFUL_MANAGEMENT_TOKEN may write to the space of the storefront's configuration; CONTENTFUL_MANAGEMENT_URL leads
 * elsewhere than to api.contentful.com, as for a space in the EU.
 */
await command(async () => {
  const { variables } = readEnvironment(process.cwd(), process.env);
  const { VITE_CONTENTFUL_SPACE_ID: space = '', VITE_CONTENTFUL_ENVIRONMENT: environment = 'master' } = variables;
  const { CONTENTFUL_MANAGEMENT_TOKEN: token = '', CONTENTFUL_MANAGEMENT_URL: url } = variables;
  if (space === '' || token === '')
    throw new Error('Set VITE_CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN: only the space itself can answer.');
  const { VITE_LANGUAGE: language = 'en-US' } = givenVariables(variables);
  console.log(
    await answerOnEmptyLists({ url: url ?? 'https://api.contentful.com', space, environment, token }, language),
  );
});
