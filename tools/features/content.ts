import { isMap, isScalar, isSeq, parseDocument, visit, type YAMLMap } from 'yaml';
import type { Traces } from './traces';

const FRONT = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/**
 * Takes a feature out of a content file: links to its pages become their words, and an item of a list goes that leads there or is
 * of its kind, and so do its fields. A link that is no part of a list leads to the shelf instead, for a page may not do without it.
 */
export function withoutFeatureContent(file: string, text: string, traces: Traces): string {
  if (file.endsWith('.yaml')) return withoutItems(text, traces);
  const [, front, body = ''] = FRONT.exec(text) ?? [];
  if (front === undefined) return withoutLinks(text, traces);
  return `---\n${withoutItems(front, traces)}---\n${withoutLinks(body, traces)}`;
}

function withoutLinks(text: string, { addresses }: Traces): string {
  return text.replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words: string, target: string) =>
    addresses.some((address) => target.startsWith(address)) ? words : link,
  );
}

/** Returns the text itself where nothing is to go, so that its form stays. */
function withoutItems(text: string, traces: Traces): string {
  const document = parseDocument(text);
  const changes: unknown[] = [];
  const leadsAway = (value: unknown): boolean =>
    typeof value === 'string' && traces.addresses.some((address) => value.startsWith(address));
  visit(document, {
    Map(_, map) {
      const [kind, form, to] = ['kind', 'form', 'to'].map((key) => map.get(key));
      const isOfKind = [kind, form].some((value) => traces.kinds.some((one) => one === value));
      if (!isOfKind && !leadsAway(to)) return undefined;
      changes.push(map);
      return drop(document.contents, map);
    },
    Pair(_, pair) {
      if (!isScalar(pair.key) || !traces.members.some((name) => isScalar(pair.key) && pair.key.value === name))
        return undefined;
      changes.push(pair);
      return visit.REMOVE;
    },
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string') return;
      const plain = withoutLinks(scalar.value, traces);
      if (plain === scalar.value) return;
      changes.push(scalar);
      scalar.value = plain;
    },
  });
  return changes.length > 0 ? document.toString({ lineWidth: 120 }) : text;
}

/** Deletes the item of a list around a map. */
function drop(root: unknown, map: YAMLMap): typeof visit.SKIP {
  const list = listAround(root, map);
  if (list) list.items.splice(list.at, 1);
  else if (isScalar(map.get('to', true))) map.set('to', '/shop/');
  return visit.SKIP;
}

interface Place {
  readonly items: unknown[];
  readonly at: number;
}

/** The innermost list that holds a map, with the place of the item in it. */
function listAround(node: unknown, map: YAMLMap): Place | undefined {
  if (isSeq(node)) {
    const at = node.items.findIndex((item) => holds(item, map));
    return at === -1 ? undefined : (listAround(node.items[at], map) ?? { items: node.items, at });
  }
  if (!isMap(node)) return undefined;
  for (const { value } of node.items) {
    const found = listAround(value, map);
    if (found) return found;
  }
  return undefined;
}

function holds(node: unknown, map: YAMLMap): boolean {
  if (node === map) return true;
  if (isSeq(node)) return node.items.some((item) => holds(item, map));
  return isMap(node) && node.items.some(({ value }) => holds(value, map));
}
