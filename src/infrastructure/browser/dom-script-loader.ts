import type { ScriptLoader } from '#src/application/ports/browser/script-loader';
import { GatewayError } from '#src/application/ports/gateway-error';

/** The one trusted-types policy of the site (docs/adr/0013); the headers name it. */
export const scriptPolicyName = 'partner-scripts';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** Not yet in the compiler's library. */
interface TrustingWindow extends Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): ScriptPolicy;
  };
}

/** Adds script elements. Only the addresses that are configured get past trusted types. */
export class DomScriptLoader implements ScriptLoader {
  private readonly loads = new Map<string, Promise<void>>();
  private policy: ScriptPolicy | undefined;

  constructor(private readonly known: readonly string[]) {}

  load(url: string): Promise<void> {
    const load = this.loads.get(url) ?? this.add(url);
    this.loads.set(url, load);
    return load;
  }

  private add(url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.async = true;
      script.referrerPolicy = 'no-referrer';
      script.onload = () => resolve();
      script.onerror = () => {
        this.loads.delete(url);
        reject(new GatewayError({ code: 'network_error', message: 'The script of a partner did not load' }));
      };
      script.src = this.trusted(url);
      document.head.append(script);
    });
  }

  private trusted(url: string): string {
    const createScriptURL = (asked: string): string => {
      if (!this.known.includes(asked)) throw new TypeError('No script may come from there');
      return asked;
    };
    this.policy ??= (window as TrustingWindow).trustedTypes?.createPolicy(scriptPolicyName, { createScriptURL }) ?? {
      createScriptURL,
    };
    return this.policy.createScriptURL(url);
  }
}
