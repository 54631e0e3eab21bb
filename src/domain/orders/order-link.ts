/** Letters, digits, `_` and `-`, at most 64 of them; not what programs write for nothing. */
const form = /^#token=(?!(?:null|undefined)$)([\w-]{1,64})$/;

/** Browsers send it to no server (spec §2 /order/confirmation/:number/:id). Undefined for another form. */
export function readOrderToken(fragment: string): string | undefined {
  return form.exec(fragment)?.[1];
}
