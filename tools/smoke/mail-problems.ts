import { resolveTxt } from 'node:dns/promises';

/** Looks up the texts of a name in the DNS, each in its parts; rejects when there are none. */
type Lookup = (name: string) => Promise<readonly (readonly string[])[]>;

/** Names who writes the shop's mails, and the selector under which the mail service keeps its DKIM key. */
export interface Sender {
  /** A domain such as shop.example. */
  readonly domain: string;
  readonly dkimSelector: string;
}

/**
 * Finds the problems that keep mailboxes from believing the shop's mails: SPF names the servers that may send, DKIM has the key
 * of their signature, DMARC rules on mails that are neither. Mailboxes refuse or hide bulk mail that lacks one of them.
 */
export async function mailProblems(
  { domain, dkimSelector }: Sender,
  lookup: Lookup = resolveTxt,
): Promise<readonly string[]> {
  const records = [
    { name: domain, kind: 'SPF', begin: /^v=spf1\s/i },
    { name: `${dkimSelector}._domainkey.${domain}`, kind: 'DKIM', begin: /(?:^|;)\s*p=[^;\s]/i },
    { name: `_dmarc.${domain}`, kind: 'DMARC', begin: /^v=DMARC1\s*;\s*p=/i },
  ];
  const found = await Promise.all(
    records.map(async ({ name, kind, begin }) => {
      const texts = await lookup(name).catch((): readonly (readonly string[])[] => []);
      const count = texts.filter((parts) => begin.test(parts.join(''))).length;
      if (count === 0) return [`${name} has no record of ${kind}.`];
      return count > 1 && kind !== 'DKIM'
        ? [`${name} has ${count} records of ${kind}: mailboxes take none of them.`]
        : [];
    }),
  );
  return found.flat();
}
