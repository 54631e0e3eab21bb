const inline = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?([^\s<>()]+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g;
const definition = /^ {0,3}\[([^[\]]+)\]:[ \t]*<?([^\s<>]+)(?:(?:[<>]|[^\S\n])[^\n]*)?(?:\n|$)/gm;

/** Returns Markdown in which each link to one of these targets is its words alone. */
export function withoutLinks(markdown: string, isLeftOut: (target: string) => boolean): string {
  if (!markdown.includes(']')) return markdown;
  const names = new Set<string>();
  const kept = markdown
    .replace(inline, (link, text: string, target: string) => (isLeftOut(target) ? text : link))
    .replace(definition, (line, name: string, target: string) => {
      if (!isLeftOut(target)) return line;
      names.add(name.toLowerCase());
      return '';
    });
  return [...names].reduce(withoutReferences, kept);
}

/** A reference is written "[words][name]", "[name][]" or "[name]". */
function withoutReferences(text: string, name: string): string {
  const written = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .replace(new RegExp(`\\[([^[\\]]*)\\]\\[${written}\\]`, 'gi'), '$1')
    .replace(new RegExp(`\\[(${written})\\](?:\\[\\])?(?!\\()`, 'gi'), '$1');
}
