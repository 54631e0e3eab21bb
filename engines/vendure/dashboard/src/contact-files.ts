import { api } from '@vendure/dashboard';

/** Something whose people are saved as a file. */
export interface ContactFile {
  readonly name: string;
  /** The name for those who choose one. */
  readonly title: string;
  readonly details: string;
}

const lists = 'query MailingLists { mailingLists { name subscribed unsubscribed } }';
const giveaways = 'query Giveaways { giveaways { name title entries } }';

export async function readMailingLists(): Promise<readonly ContactFile[]> {
  const { mailingLists } = await api.query<{
    readonly mailingLists: readonly {
      readonly name: string;
      readonly subscribed: number;
      readonly unsubscribed: number;
    }[];
  }>(lists);
  return mailingLists.map(({ name, subscribed, unsubscribed }) => ({
    name,
    title: name,
    details: `${subscribed} subscribed, ${unsubscribed} unsubscribed`,
  }));
}

export async function readGiveaways(): Promise<readonly ContactFile[]> {
  const answer = await api.query<{
    readonly giveaways: readonly { readonly name: string; readonly title: string; readonly entries: number }[];
  }>(giveaways);
  return answer.giveaways.map(({ name, title, entries }) => ({ name, title, details: `${entries} entries` }));
}

/** Reads the subscribed and unsubscribed contacts of a list as CSV. */
export async function readMailingListFile(list: string): Promise<string> {
  const query = 'query MailingListFile($list: String!) { mailingListFile(list: $list) }';
  return (await api.query<{ readonly mailingListFile: string }>(query, { list })).mailingListFile;
}

/** Reads the entries of a giveaway, as CSV. */
export async function readGiveawayFile(name: string): Promise<string> {
  const query = 'query GiveawayFile($name: String!) { giveawayFile(name: $name) }';
  return (await api.query<{ readonly giveawayFile: string }>(query, { name })).giveawayFile;
}
