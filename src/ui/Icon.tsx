import type { SVGProps } from 'react';
import { iconId, type IconName } from './iconNames';

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
