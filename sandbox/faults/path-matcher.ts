/**
 * Tells whether a path without its query is meant. Text that begins with `^` is a regular expression; all other text is a
 * pattern in which `*` stands for any part of one segment and `**` for anything. Throws SyntaxError for a broken expression.
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
