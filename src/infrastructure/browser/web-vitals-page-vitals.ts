import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { PageVitals } from '#src/application/ports/browser/page-vitals';
import type { PageVital } from '#src/domain/tracking/tracked-events';

/** Layout shift is a share of the window, and so small that it is told in thousandths. */
const digits = 1000;

/** Reads the vitals with the library of their authors. It sees entries from before it was loaded. */
export class WebVitalsPageVitals implements PageVitals {
  observe(tell: (vital: PageVital) => void): Promise<void> {
    const report =
      (vital: PageVital['vital']) =>
      ({ value }: Metric): void =>
        tell({ vital, value: vital === 'CLS' ? Math.round(value * digits) / digits : Math.round(value) });
    onLCP(report('LCP'));
    onINP(report('INP'));
    onCLS(report('CLS'));
    return Promise.resolve();
  }
}
