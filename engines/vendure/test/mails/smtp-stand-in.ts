import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  readonly recipients: readonly string[];
  /** Headers and body as they came over the wire. */
  readonly data: string;
}

/** Stands in for a mail server: takes everything, and keeps it. */
export class SmtpStandIn {
  readonly deliveries: Delivery[] = [];
  private readonly server: Server = createServer((socket) => this.talk(socket));

  constructor(private readonly onDelivery: (delivery: Delivery) => void = () => undefined) {}

  get url(): string {
    const { address, port } = this.server.address() as AddressInfo;
    return `smtp://${address}:${port}`;
  }

  start(host = '127.0.0.1'): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(0, host, resolve);
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private talk(socket: Socket): void {
    let text = '';
    let recipients: string[] = [];
    let isData = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 stand-in');
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const line = text.slice(0, at);
        text = text.slice(at + end.length);
        if (isData) {
          const delivery = { recipients, data: line };
          this.deliveries.push(delivery);
          this.onDelivery(delivery);
          [recipients, isData] = [[], false];
          say('250 taken');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        // It offers no encryption (RFC 3207, section 4).
        else if (/^STARTTLS/i.test(line)) say('502 command not implemented');
        else if (/^DATA/i.test(line)) {
          isData = true;
          say('354 go on');
        } else {
          const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
          if (recipient !== undefined) recipients.push(recipient);
          say('250 ok');
        }
      }
    });
  }
}
