import { Lexer, Source, TokenKind } from 'graphql';

/** Several times the size of the storefront's largest operation. */
const mostTokens = 2000;

/** Fragments within fragments multiply the size of a query. */
const mostSpreads = 30;

/** Braces, brackets and parentheses within each other. */
const deepest = 20;

const opening: readonly TokenKind[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closing: readonly TokenKind[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/**
 * Says if a query is larger or deeper than any sensible one, before it is parsed: parsing, checking and counting its complexity take
 * time for each token, and for each way that leads to it. Text that is no GraphQL is left to the parser.
 */
export function isOverlongQuery(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  let [tokens, spreads, depth] = [0, 0, 0];
  try {
    for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
      tokens += 1;
      if (kind === TokenKind.SPREAD) spreads += 1;
      if (opening.includes(kind)) depth += 1;
      if (closing.includes(kind)) depth -= 1;
      if (tokens > mostTokens || spreads > mostSpreads || depth > deepest) return true;
    }
  } catch {
    return false;
  }
  return false;
}
