import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import postcss, { type AcceptedPlugin, type Root, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { slashed } from '#tools/files-below';
import type { Fault } from './fault';
import { faultId, isStyle, withFault } from './fault';
import { instrument, type Mutant, withMutant } from './instrument';

export interface Plan {
  /** Replacements of the scripts that have faults. They contain all faults, each of which a page can switch on. */
  readonly contents: ReadonlyMap<string, string>;
  readonly styles: readonly Fault[];
  /** The names that pages use, by the id of a fault. */
  readonly names: Readonly<Record<string, string>>;
  /** The changes that are the faults of scripts, by the id of a fault. */
  readonly mutants: ReadonlyMap<string, Mutant>;
}

/**
 * Places all faults beside the right code. A page switches one on: those of scripts by the variable of Stryker, those of styles
 * by the attribute `data-planted` of the document. Rejects when Stryker cannot switch a fault.
 */
export async function planFaults(faults: readonly Fault[]): Promise<Plan> {
  const styles = faults.filter(isStyle);
  const scripts = faults.filter((fault) => !isStyle(fault));
  const sources = [...new Set(scripts.map(({ file }) => file))].map((file) => ({
    file,
    content: readFileSync(file, 'utf8'),
  }));
  const contentOf = new Map(sources.map(({ file, content }) => [file, content]));
  const same = (fault: Fault) => {
    const content = contentOf.get(fault.file) ?? '';
    const wanted = withFault(content, fault);
    return (mutant: Mutant): boolean => mutant.file === fault.file && withMutant(content, mutant) === wanted;
  };
  const known = (await instrument(sources)).mutants;
  const ranges = new Map<string, Mutant['range'][]>();
  const mutants = new Map<string, Mutant>();
  for (const fault of scripts) {
    const mutant = known.find(same(fault));
    if (!mutant) throw new Error(`${fault.file} cannot be switched to: ${fault.replacement}`);
    mutants.set(faultId(fault), mutant);
    ranges.set(fault.file, [...(ranges.get(fault.file) ?? []), mutant.range]);
  }
  const placed = await instrument(sources.map((source) => ({ ...source, ranges: ranges.get(source.file) ?? [] })));
  const names = scripts.map((fault) => [faultId(fault), placed.mutants.find(same(fault))?.id ?? ''] as const);
  return {
    contents: placed.contents,
    styles,
    mutants,
    names: Object.fromEntries<string>([...names, ...styles.map((fault) => [faultId(fault), faultId(fault)] as const)]),
  };
}

/** Gives a build the sources with the faults, and renders the served files anew: they were rendered without a fault. */
export function plantedFaults({ contents, styles }: Plan): Plugin {
  return {
    name: 'planted-faults',
    enforce: 'pre',
    config: () => ({ css: { postcss: { plugins: [faultyStyles(styles)] } } }),
    load(id) {
      const file = slashed(relative(process.cwd(), id.split('?')[0] ?? id));
      return contents.get(file);
    },
    transform(code, id) {
      if (!id.endsWith('src/main.tsx')) return undefined;
      return withFault(code, {
        file: id,
        text: 'if (state) startTransition',
        replacement: "if (state && !('__stryker__' in globalThis)) startTransition",
      });
    },
  };
}

/**
 * A faulty rule follows the right one with the same weight, and counts where the document has the name of the fault. Sheets
 * that another one imports are parts of that one here, so the file of a rule is the one that the rule names.
 */
function faultyStyles(faults: readonly Fault[]): AcceptedPlugin {
  return {
    postcssPlugin: 'faulty-styles',
    Once: (sheet: Root) => {
      for (const fault of faults) {
        const path = resolve(fault.file);
        const places = rulesOf(sheet).filter(({ source }) => source?.input.file === path);
        if (places.length > 0) placeFaultyRule(places, fault);
      }
    },
  };
}

function placeFaultyRule(places: readonly Rule[], fault: Fault): void {
  const source = readFileSync(fault.file, 'utf8');
  const right = rulesOf(postcss.parse(source));
  const faulty = rulesOf(postcss.parse(withFault(source, fault)));
  const index = right.findIndex((rule, at) => rule.toString() !== faulty[at]?.toString());
  const [place, rule] = [places[index], faulty[index]];
  if (!place || !rule) throw new Error(`${fault.file} has no rule that is another with: ${fault.replacement}`);
  const gate = `:where(html[data-planted='${faultId(fault)}'])`;
  const selectors = place.selectors.map((one) => (one === ':root' ? `${gate}${one}` : `${gate} ${one}`));
  place.after(rule.clone({ selectors }));
}

function rulesOf(root: Root): readonly Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}
