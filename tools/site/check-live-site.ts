import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesBelow } from '#tools/files-below';

/** Files that hold no words, and those that hold words a second time, compressed. */
const WORDLESS = new Set(['.br', '.gz', '.png', '.jpg', '.webp', '.avif', '.ico', '.woff2', '.mp4', '.webm']);
/**
 * Names of the demo, ids of the sandbox, and addresses of this machine. A host without a port is none: libraries complete
 * addresses with `http://localhost`, or ask if they run on a developer's machine.
 */
const OF_THE_DEMO = /\w*ringpull\w*|\bsandbox-[\w-]+|(?:\blocalhost|\b127\.0\.0\.1|\[::1\]):\d+/gi;

/** Throws an error that names every file of a site for the public that names the demo, the sandbox or this machine. */
export function checkLiveSite(directory: string): void {
  const worded = filesBelow(directory).filter((file) => !WORDLESS.has(extname(file)));
  const problems = worded.flatMap((file) => {
    const found = namesOfDemo(readFileSync(join(directory, file), 'utf8'));
    return found.length === 0 ? [] : [`  ${file}: ${found.join(', ')}`];
  });
  if (problems.length > 0) throw new Error(`The site names the demo, and is for the public:\n${problems.join('\n')}`);
}

/** Lists the names of the demo, the sandbox or this machine in a text, each once. */
export function namesOfDemo(text: string): readonly string[] {
  return [...new Set(text.match(OF_THE_DEMO))];
}
