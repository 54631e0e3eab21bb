import { type AtRule, type Declaration, parse, type ChildNode, type Rule } from 'postcss';
import type { Found } from './find-in-scripts';
import { type Feature, youngInStyles, youngStyleFunction } from './young-features';

/** Finds features that some supported browser lacks, in CSS. Features inside `@supports` for them are not found. */
export function findInStyles(file: string, code: string): readonly Found[] {
  const found: Found[] = [];
  parse(code, { from: file }).walk((node) => {
    const asked = conditionsAround(node);
    for (const feature of featuresOf(node))
      if (feature !== undefined && !asked.includes(feature.replace(/^.*\./, '')))
        found.push({ feature, offset: node.source?.start?.offset ?? 0 });
  });
  return found;
}

function conditionsAround(node: ChildNode): string {
  const { parent } = node;
  if (!parent || parent.type === 'root' || parent.type === 'document') return '';
  const outer = conditionsAround(parent as AtRule | Rule);
  return parent.type === 'atrule' && (parent as AtRule).name === 'supports'
    ? `${outer} ${(parent as AtRule).params}`
    : outer;
}

function featuresOf(node: ChildNode): readonly (Feature | undefined)[] {
  if (node.type === 'decl') return ofDeclaration(node);
  if (node.type === 'atrule') return ofAtRule(node);
  return node.type === 'rule' ? ofSelector(node) : [];
}

function ofDeclaration({ prop, value }: Declaration): readonly (Feature | undefined)[] {
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => youngStyleFunction(name));
  if (prop.startsWith('--')) return functions;
  const words = value.split(/[\s,()/]+/).map((word) => youngInStyles('properties', prop, word));
  return [youngInStyles('properties', prop), ...words, ...functions];
}

function ofAtRule({ name, params }: AtRule): readonly (Feature | undefined)[] {
  const features = [...params.matchAll(/[(\s]([a-z][a-z-]*)/g)].map(([, asked = '']) =>
    youngInStyles('at-rules', name, asked),
  );
  // `@supports` asks for features because they may be missing.
  return [youngInStyles('at-rules', name), ...(name === 'supports' ? [] : features)];
}

function ofSelector({ selector, parent }: Rule): readonly (Feature | undefined)[] {
  const pseudos = [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => youngInStyles('selectors', name));
  return [parent?.type === 'rule' ? youngInStyles('selectors', 'nesting') : undefined, ...pseudos];
}
