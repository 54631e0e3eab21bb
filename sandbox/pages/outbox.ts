export interface Mail {
  readonly id: number;
  /** An e-mail when left out. */
  readonly channel?: 'email' | 'sms' | 'whatsapp';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly createdAt: Date;
}

/** The mails that would have gone out. */
export interface Outbox {
  /** Newest first. */
  list(): Promise<readonly Mail[]>;
  find(id: number): Promise<Mail | undefined>;
}
