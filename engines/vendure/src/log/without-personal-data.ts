/** Stripe's ids are long, and open nothing without its secret key. */
const stripeId = /^(?:acct|ch|cs|cus|dp|evt|pi|pm|re|seti|src)_\w+$/;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Cuts personal and secret values from a text: addresses of mail, numbers of telephones, tokens, the text after the `?` or `#` of
 * an address, and quoted text, because databases and parsers quote their input. Ids and names of constraints stay.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/\b\w+:\/\/[^\s"']*/g, withoutQuery)
    .replace(/(?<![^\s"'<>(),;:=])[^\s"'<>(),;:=@]+@[^\s"'<>(),;]+/g, '…')
    .replace(/\+\d[\d\s().-]{6,}\d/g, '…')
    .replace(/"([^"\n]*)"/g, (quoted, inner: string) => (isName(inner) ? quoted : '"…"'))
    .replace(/(?<![\w-])eyJ[\w-]+\.[\w.-]+/g, '…')
    .replace(/[\w-]{32,}/g, (word) => (uuid.test(word) || stripeId.test(word) ? word : '…'));
}

function withoutQuery(address: string): string {
  const at = address.search(/[?#]/);
  if (at === -1) return address;
  const end = address.indexOf(')', at);
  return `${address.slice(0, at)}?…${end === -1 ? '' : address.slice(end)}`;
}

/** Names of constraints and columns have words that underscores join. */
function isName(quoted: string): boolean {
  return quoted.includes('_') && /^\w+$/.test(quoted);
}
