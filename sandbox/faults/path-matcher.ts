/**
 * Matches paths without their query. A text that starts with `^` is a regular expression; any other text is a pattern in
 * which `*` matches within one segment and `**` anything. Throws SyntaxError for an invalid expression.
 */
export function pathMatcher(text: string): (path: string) => boolean {
  const expression = new RegExp(text.startsWith('^') ? text : globExpression(text));
  return (path) => expression.test(path);
}

function globExpression(glob: string): string {
  const pieces = glob.split(/(\*\*|\*)/).map((piece) => {
    if (piece === '**') return '.*';
    if (piece === '*') return '[^/]*';
    return piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return `^${pieces.join('')}$`;
}
