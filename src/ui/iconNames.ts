/** The icons of lucide that the interface uses, by lucide's own names; the prerenderer draws exactly these. */
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
