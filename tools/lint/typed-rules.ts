import { relative, resolve } from 'node:path';
import { API } from '@typescript/native/unstable/sync';
import { slashed } from '#tools/files-below';
import { ownLookUps } from './own-look-ups';
import { textAlone } from './text-alone';
import type { TypedRule } from './typed-rule';

const rules: Readonly<Record<string, TypedRule>> = { 'own-look-ups': ownLookUps, 'text-alone': textAlone };

/** Prints the findings of the rules in the files of a project, as `file:line rule: message`, and fails when there are any. */
function check(configuration: string): void {
  const compiler = new API();
  const [project] = compiler.updateSnapshot({ openProjects: [configuration] }).getProjects();
  if (project === undefined) throw new Error(`No project: ${configuration}`);
  for (const file of project.rootFiles) {
    const source = project.program.getSourceFile(file);
    if (source === undefined) throw new Error(`Not compiled: ${file}`);
    for (const [name, rule] of Object.entries(rules))
      for (const { node, message } of rule(source, project.checker)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        console.log(`${slashed(relative('', source.fileName))}:${line + 1} ${name}: ${message}`);
        process.exitCode = 1;
      }
  }
  compiler.close();
}

check(resolve(process.argv[2] ?? 'tools/lint/tsconfig.json'));
