import { parseArgs } from 'node:util';
import { loadContent } from '#sandbox/content-service/load-content';
import { givenVariables } from '#src/composition/configuration/read-configuration';
import { command } from './console/command';
import { cleanForm, demoForm } from './contentful/content-forms';
import { writeContentExport } from './contentful/write-content-export';
import { readEnvironment } from './environment';

const DIRECTORY = '.cache/contentful';

/**
 * "npm run content:export -- folder" writes content for Contentful's own import: the clean one that a shop begins with, or
 * with "--demo" that of the sandbox.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: { demo: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [directory = DIRECTORY] = positionals;
  const { VITE_LANGUAGE: language = 'en-US' } = givenVariables(readEnvironment(process.cwd(), process.env).variables);
  const { about, folder } = values.demo ? demoForm : cleanForm;
  console.log(about);
  const content = loadContent(folder);
  await writeContentExport({ about, content }, language, directory);
  console.log(`${content.entries.length} entries and ${content.assets.length} assets in ${directory}.
docs/going-live.md says how Contentful takes them.`);
});
