import { loadContent } from '#sandbox/content-service/load-content';
import { givenVariables } from '#src/composition/configuration/read-configuration';
import { command } from './console/command';
import { writeContentExport } from './contentful/write-content-export';
import { readEnvironment } from './environment';

const DIRECTORY = '.cache/contentful';

/** "npm run content:export -- folder": the content of this repository for Contentful's own import. */
await command(async () => {
  const [directory = DIRECTORY] = process.argv.slice(2);
  const { VITE_LANGUAGE: language = 'en-US' } = givenVariables(readEnvironment(process.cwd(), process.env).variables);
  const content = loadContent();
  await writeContentExport(content, language, directory);
  console.log(`${content.entries.length} entries and ${content.assets.length} assets in ${directory}.
docs/going-live.md says how Contentful takes them.`);
});
