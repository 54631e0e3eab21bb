export interface PictureSource {
  readonly src: string;
  /** Natural size in px: keeps the place while the file loads. */
  readonly width: number;
  readonly height: number;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
}

export interface PictureProps extends PictureSource {
  /** What the picture shows; empty when the words beside it say it already. */
  readonly alt: string;
  /** Visible without scrolling: fetched first. */
  readonly eager?: boolean | undefined;
}

/** A picture that reserves its place and, unless it is in sight at once, loads when it comes near. */
export function Picture({ alt, eager = false, ...image }: PictureProps) {
  return (
    <img
      {...image}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
