/** Takes back what printing changed on an element. */
type TakeBack = () => void;

/**
 * While the page is printed, all that is folded is open (spec §2 Page shell and behavior). By script, because neither Safari nor
 * Firefox lets a style open it. Returns what stops it.
 */
export function printWhole(): () => void {
  let changes: readonly TakeBack[] = [];
  const end = () => {
    changes.forEach((takeBack) => takeBack());
    changes = [];
  };
  const begin = () => {
    end();
    changes = openFolded();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    end();
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

function openFolded(): readonly TakeBack[] {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  return folded.flatMap((details) => {
    if (details.closest('.screen-only')) return [];
    // Those of one name would close each other.
    const name = details.getAttribute('name');
    details.removeAttribute('name');
    details.open = true;
    const close = () => {
      details.open = false;
      if (name !== null) details.setAttribute('name', name);
    };
    return [close];
  });
}
