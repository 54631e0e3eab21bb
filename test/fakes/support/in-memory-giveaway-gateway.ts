import type { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { type CampaignPeriod, campaignPhase } from '#src/domain/campaign/campaign';
import { type GiveawayEntry, longestEntrantName } from '#src/domain/campaign/giveaway-entry';
import type { Instant } from '#src/domain/interval/interval';
import { normalEmail } from '#src/domain/mailing-list/mailing-list';
import { oneLine } from '#src/domain/text/one-line';
import { CallScript } from '#test/fakes/shop/call-script';
import { invalid, notFound } from '#test/fakes/shop/refusals';

export interface KnownGiveaway extends CampaignPeriod {
  readonly excludedStates: readonly string[];
}

/** Giveaways by their names, and their participants. */
export class InMemoryGiveawayGateway extends CallScript<keyof GiveawayGateway> implements GiveawayGateway {
  readonly entries: { readonly giveaway: string; readonly entry: GiveawayEntry }[] = [];

  constructor(
    readonly giveaways: Map<string, KnownGiveaway>,
    private readonly now: () => Instant,
  ) {
    super();
  }

  enter(name: string, entry: GiveawayEntry): Promise<void> {
    return this.run('enter', () => {
      const giveaway = this.giveaways.get(name);
      if (!giveaway) throw notFound();
      const errors = this.problems(giveaway, entry);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const isKnown = this.entries.some((known) => known.giveaway === name && known.entry.email === entry.email);
      if (!isKnown) this.entries.push({ giveaway: name, entry });
    });
  }

  private problems(giveaway: KnownGiveaway, entry: GiveawayEntry): Record<string, readonly string[]> {
    const isName =
      /[\p{L}\p{N}]/u.test(entry.name) &&
      entry.name.trim() === oneLine(entry.name) &&
      Array.from(entry.name.trim()).length <= longestEntrantName;
    const isState =
      /^[A-Z]{2}$/.test(entry.state) && entry.state !== 'PR' && !giveaway.excludedStates.includes(entry.state);
    return {
      ...(isName ? {} : { name: ['is invalid'] }),
      ...(normalEmail(entry.email) !== entry.email.toLowerCase() ? { email: ['is invalid'] } : {}),
      ...(isState ? {} : { state: ['is excluded'] }),
      ...(entry.isOfAge ? {} : { of_age: ['must be accepted'] }),
      ...(entry.agreesToTerms ? {} : { agrees_to_terms: ['must be accepted'] }),
      ...(campaignPhase(giveaway, this.now()) === 'running' ? {} : { giveaway: ['is not open'] }),
    };
  }
}
