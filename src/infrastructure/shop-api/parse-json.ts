/**
 * The value that a JSON text stands for; undefined when it is none, as for an empty body. The parser's own error is
 * left behind on purpose: it quotes the text, which may hold what nobody but the shopper should read.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
