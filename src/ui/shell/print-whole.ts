const folded = 'main details:not([open])';

/**
 * While the page is printed, all folded parts are open (spec §2 Page shell and behavior). By script, because neither Safari nor
 * Firefox lets a style open them. Returns a function that stops it.
 */
export function printWhole(): () => void {
  const opened = new Map<HTMLDetailsElement, string | null>();
  const begin = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(folded)) {
      if (details.closest('.screen-only')) continue;
      // Those of one name would close each other.
      opened.set(details, details.getAttribute('name'));
      details.removeAttribute('name');
      details.open = true;
    }
  };
  const end = () => {
    for (const [details, name] of opened) {
      details.open = false;
      if (name !== null) details.setAttribute('name', name);
    }
    opened.clear();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    end();
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
