import type { SVGProps } from 'react';

/** The icons of lucide that the interface uses, by lucide's own names; the prerenderer renders exactly these. */
export const ICON_NAMES = [
  'ArrowRight',
  'CalendarDays',
  'CalendarPlus',
  'Check',
  'ChevronDown',
  'ChevronLeft',
  'ChevronRight',
  'CircleAlert',
  'CircleCheck',
  'ClipboardList',
  'Clock',
  'FastForward',
  'Info',
  'Mail',
  'Map',
  'MapPin',
  'Menu',
  'Navigation',
  'Phone',
  'Printer',
  'RotateCw',
  'Tag',
  'TriangleAlert',
  'X',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** The id of an icon's symbol in the document. */
export const iconId = (name: IconName): string => `icon-${name}`;

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly name: IconName;
  /** Side in px where text has its usual size; it grows with the reader's. */
  readonly size?: number;
}

/** An interface icon. Its drawing is a symbol in every document, so that it needs no script. */
export function Icon({ name, size = 24, ...attributes }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      // WebKit reports an error for a `width` in rem.
      fontSize={`${size / 16}rem`}
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
