const shapes = {
  alert: 'M12 3 2.5 20h19L12 3Zm0 6.5v5m0 2.6v.4',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-9v.4',
  menu: 'M4 8h16M4 16h16',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
} as const;

export type IconName = keyof typeof shapes;

export interface IconProps {
  readonly name: IconName;
  /** Width and height in px. */
  readonly size?: number;
}

/** The drawing is always decorative: the text is beside it or in a label. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
