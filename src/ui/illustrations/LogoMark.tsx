import { color, hues } from '../tokens';

interface Props {
  readonly size: number;
  readonly className?: string;
}

/** A sun over a clearing; the same drawing as public/favicon.svg. */
export function LogoMark({ size, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="48" height="48" rx="13" fill={color.brand} />
      <circle cx="24" cy="18" r="8" fill={hues.rheumatology.soft} />
      <path d="M8 40a16 16 0 0 1 16-16v16Z" fill={color.brandSoft} />
      <path d="M40 40a16 16 0 0 0-16-16v16Z" fill={color.onBrand} />
    </svg>
  );
}
