import { styleText } from 'node:util';
import { formatSeconds } from './format';

interface Progress {
  /** Says how far it is, where the console can rewrite its last line. */
  show(detail: string): void;
  end(ok: boolean): void;
}

/** Does something that takes a while and says on one line how it goes; `show` tells how far it is. */
export async function step<T>(name: string, run: (show: (detail: string) => void) => Promise<T>): Promise<T> {
  const shown = progress(name);
  try {
    const result = await run((detail) => shown.show(detail));
    shown.end(true);
    return result;
  } catch (error) {
    shown.end(false);
    throw error;
  }
}

function progress(name: string): Progress {
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
