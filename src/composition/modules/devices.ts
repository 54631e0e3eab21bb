import { Clipboard } from '#src/application/ports/browser/clipboard';
import { FileSaver } from '#src/application/ports/browser/file-saver';
import { TimeZone } from '#src/application/ports/browser/time-zone';
import { RandomSource } from '#src/application/ports/system/random-source';
import type { Container } from '#src/composition/container';
import { DownloadFileSaver } from '#src/infrastructure/browser/download-file-saver';
import { IntlTimeZone } from '#src/infrastructure/browser/intl-time-zone';
import { NavigatorClipboard } from '#src/infrastructure/browser/navigator-clipboard';
import { SystemRandomSource } from '#src/infrastructure/system/system-random-source';

/** The parts of the browser and its machine that few pages need. */
export function adapters(container: Container): void {
  container.provide(Clipboard, () => new NavigatorClipboard(() => window.navigator.clipboard), []);
  container.adapt(FileSaver, DownloadFileSaver);
  container.adapt(TimeZone, IntlTimeZone);
  container.adapt(RandomSource, SystemRandomSource);
}
