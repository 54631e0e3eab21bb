import { runInAction } from 'mobx';
import { ChangeGroupOrder } from '#src/application/group-order/change-group-order';
import { RequestEstimate } from '#src/application/group-order/request-estimate';
import { Clipboard } from '#src/application/ports/browser/clipboard';
import { type GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { GroupOrderState } from '#src/application/ports/state/group-order-state';
import type { Used } from '#src/application/ports/token';
import { groupOrderLimits, orderedItems } from '#src/domain/group-order/group-order';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Form } from '#src/ui/kit/form';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { absoluteUrl, SiteIdentity } from '#src/ui/shell/site-identity';
import { type GroupOrderField, groupOrderFields } from './group-order-checks';
import { groupOrderMessages } from './group-order-messages';

const { ask: messages } = groupOrderMessages;

export interface MissingEntry {
  readonly text: string;
  /** The id of the heading or field where it is entered. */
  readonly place: string;
}

/** The id of a field of the details. */
export function placeOf(field: string): string {
  return `about-${field}`;
}

export type GivenRequest = {
  /** The number of addresses with a problem. */
  readonly wrongCount: number;
  readonly details: Form<GroupOrderField>;
};

/** Presents missing entries, outcome and link (spec §4 Group order). */
export class RequestPresenter {
  static readonly uses = {
    requestEstimate: RequestEstimate,
    change: ChangeGroupOrder,
    state: GroupOrderState,
    clipboard: Clipboard,
    site: SiteIdentity,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly requesting = new Action();
  /** The page shows the missing entries from the first request on. */
  private isAsked = false;
  copyNotice: string | undefined = undefined;

  constructor(
    private readonly use: Used<typeof RequestPresenter.uses>,
    private readonly given: GivenRequest,
  ) {
    autoObservable(this);
  }

  /** The estimate may be of an earlier version. */
  get estimate(): { readonly path: string; readonly link: string; readonly isCurrent: boolean } | undefined {
    const { estimateUrl: path, submitted } = this.use.state;
    return path === undefined ? undefined : { path, link: absoluteUrl(this.use.site, path), isCurrent: submitted };
  }

  /** Empty until an estimate was requested. */
  get missing(): readonly MissingEntry[] {
    if (!this.isAsked) return [];
    const problems = this.given.details.problems;
    return [
      ...this.missingItems,
      ...groupOrderFields.flatMap((field) => {
        const text = problems[field];
        return text === undefined ? [] : { text, place: placeOf(field) };
      }),
    ];
  }

  get failure(): string | undefined {
    const { error } = this.requesting;
    if (!error) return undefined;
    if (hasCode(error, 'insufficient_stock')) return messages.short;
    const names = this.refusedNames(error);
    return names.length > 0 ? messages.refused(names) : describeFailure(error);
  }

  /** Resolves to false when an entry is missing, or on failure. */
  async request(): Promise<boolean> {
    this.isAsked = true;
    this.copyNotice = undefined;
    this.requesting.clear();
    const isTyped = this.given.details.check();
    if (!isTyped || this.missingItems.length > 0) return false;
    const result = await this.requesting.run(() => this.use.requestEstimate.execute());
    if (result.kind === 'done' && this.use.state.submitted) this.use.liveMessage.announce(messages.ready);
    return result.kind === 'done';
  }

  /** Resolves to false where the browser does not allow it. */
  async copy(): Promise<boolean> {
    if (!this.estimate) return false;
    const isCopied = await this.use.clipboard.copy(this.estimate.link);
    const notice = isCopied ? messages.copied : messages.notCopied;
    runInAction(() => (this.copyNotice = notice));
    this.use.liveMessage.announce(notice);
    return isCopied;
  }

  startOver(): void {
    this.isAsked = false;
    this.requesting.clear();
    this.use.change.startOver();
  }

  private get missingItems(): readonly MissingEntry[] {
    const { products, addresses } = this.use.state;
    const isTooMuch = orderedItems(this.use.state).some(({ quantity }) => quantity > groupOrderLimits.perSku);
    return [
      ...(products.length === 0 ? [{ text: messages.products, place: 'gets' }] : []),
      ...(addresses.length === 0 ? [{ text: messages.addresses, place: 'goes' }] : []),
      ...(this.given.wrongCount > 0 ? [{ text: messages.wrong(this.given.wrongCount), place: 'goes' }] : []),
      ...(isTooMuch ? [{ text: messages.tooMuch, place: 'gets' }] : []),
    ];
  }

  /** The server names an address by its place in the list, as "recipients[3].zipcode". */
  private refusedNames({ errors }: GatewayError): readonly string[] {
    const places = Object.keys(errors).flatMap((path) => /^recipients\[(\d+)\]/.exec(path)?.[1] ?? []);
    return [...new Set(places)].map((place) => this.use.state.addresses[Number(place)]?.name ?? '').filter(Boolean);
  }
}
