/** Letters, digits, `_` and `-`, at most 64 of them; not what programs write for nothing. */
const form = /^#token=(?!(?:null|undefined)$)([\w-]{1,64})$/;

/**
 * The order token in the fragment of a link, as "#token=…"; undefined when it has not the form of one. Fragments are not
 * sent to any server, so the token reaches no log and no other site (spec §2 /order/confirmation/:number/:id).
 */
export function readOrderToken(fragment: string): string | undefined {
  return form.exec(fragment)?.[1];
}
