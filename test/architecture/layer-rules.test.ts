import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { describe, expect, it } from 'vitest';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const configuration = await extractConfiguration(join(import.meta.dirname, '..', '..', '.dependency-cruiser.cjs'));
const rules = (configuration.forbidden ?? []) as readonly IForbiddenRuleType[];
const ruleNames = [...new Set(rules.map((rule) => rule.name ?? 'unnamed'))];

/** Names of the rules of this repository that a tree of files breaks. */
async function brokenRules(tree: string): Promise<readonly string[]> {
  const { doNotFollow, tsPreCompilationDeps, enhancedResolveOptions } = configuration.options ?? {};
  const baseDir = join(FIXTURES, tree);
  const options = { baseDir, validate: true, ruleSet: { forbidden: [...rules] }, doNotFollow, tsPreCompilationDeps };
  const { output } = await cruise(readdirSync(baseDir), options as ICruiseOptions, enhancedResolveOptions);
  return [...new Set((output as ICruiseResult).summary.violations.map((violation) => violation.rule.name))];
}

describe('Layer rules (docs/architecture.md)', () => {
  it.each(ruleNames)('%s bites', async (rule) => {
    expect(await brokenRules(rule)).toContain(rule);
  });

  it('lets a tree through that keeps them', async () => {
    expect(await brokenRules('keeps-every-rule')).toEqual([]);
  });

  it('has no fixture that belongs to no rule', () => {
    const extra = readdirSync(FIXTURES).filter((name) => !ruleNames.includes(name));

    expect(extra.sort()).toEqual([
      'browser-support',
      'circles-of-rooms',
      'composition-stays-small',
      'core-globals',
      'core-names-no-provider',
      'keeps-every-rule',
      'lint',
      'one-name-for-a-concept',
      'own-look-ups',
    ]);
  });
});
