import type { SVGProps } from 'react';
import { iconId, type IconName } from './iconNames';

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly name: IconName;
  /** Side in px, or any CSS length. */
  readonly size?: number | string;
}

/** An interface icon; its drawing is a symbol that every document carries, so that no script has to. */
export function Icon({ name, size = 24, ...attributes }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
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
