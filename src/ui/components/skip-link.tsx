export interface SkipLinkProps {
  /** Id of the element that holds the page's own content; it needs `tabIndex={-1}`. */
  readonly targetId: string;
  readonly label: string;
}

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {label}
    </a>
  );
}
