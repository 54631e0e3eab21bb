import { styleText } from 'node:util';
import { formatSeconds } from './format';

export interface Progress {
  /** Says how far it is, where the console can rewrite its last line. */
  show(detail: string): void;
  end(ok: boolean): void;
}

/** One line on the console for something that takes a while. */
export function progress(name: string): Progress {
  const started = performance.now();
  const live = process.stdout.isTTY;
  let last = '';
  const rewrite = (line: string): void => {
    process.stdout.clearLine(0);
    process.stdout.cursorTo(0);
    process.stdout.write(line);
  };
  if (live) rewrite(`  … ${name}`);
  return {
    show: (detail) => {
      last = detail;
      if (live) rewrite(`  … ${name} ${detail}`);
    },
    end: (ok) => {
      const mark = ok ? styleText('green', '✓') : styleText('red', '✗');
      const line = `  ${mark} ${name}${last ? ` ${last}` : ''} ${styleText('dim', formatSeconds(performance.now() - started))}\n`;
      if (live) rewrite(line);
      else process.stdout.write(line);
    },
  };
}
