/** Letters, digits, `_` and `-`, at most 64 of them; not the texts that programs write for an absent value. */
const form = /^#(token|addition-token)=(?!(?:null|undefined)$)([\w-]{1,64})$/;

/**
 * The order token in the fragment of a link, as "#token=…"; undefined when it has not the form of one. Fragments are not
 * sent to any server, so the token reaches no log and no other site (spec §2 /order/confirmation/:number/:id).
 */
export function readOrderToken(fragment: string): string | undefined {
  return read(fragment, 'token');
}

/** The secret of the browser that has paid, in the address to which the payment page sends it: "#addition-token=…". */
export function readAdditionToken(fragment: string): string | undefined {
  return read(fragment, 'addition-token');
}

function read(fragment: string, name: string): string | undefined {
  const [, found, token] = form.exec(fragment) ?? [];
  return found === name ? token : undefined;
}
