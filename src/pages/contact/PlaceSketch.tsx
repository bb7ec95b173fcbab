import { color, hues } from '../../ui/tokens';

const green = '#dfe9d6';
const water = '#cfe3ea';
const house = '#e9e2d4';

/** A sketch of the clinic's surroundings: river, park, streets, the hospital next door, a pin. Not to scale. */
export function PlaceSketch({ title }: { readonly title: string }) {
  return (
    <svg viewBox="0 0 960 480" preserveAspectRatio="xMidYMid slice" role="img" aria-label={title}>
      <rect width="960" height="480" fill={color.sunken} />
      <path d="M-20 92C160 40 300 130 470 96S800 20 990 74" fill="none" stroke={water} strokeWidth="46" />
      <path d="M0 300c60-40 150-50 200-10s40 130-20 190H0Z" fill={green} />
      <circle cx="790" cy="395" r="74" fill={green} />
      <g fill={house}>
        <rect x="250" y="168" width="92" height="66" rx="8" />
        <rect x="250" y="330" width="70" height="86" rx="8" />
        <rect x="362" y="168" width="76" height="66" rx="8" />
        <rect x="660" y="160" width="110" height="72" rx="8" />
        <rect x="800" y="166" width="86" height="60" rx="8" />
        <rect x="350" y="336" width="92" height="70" rx="8" />
        <rect x="60" y="168" width="120" height="70" rx="8" />
      </g>
      <g stroke={color.surface} strokeLinecap="round" fill="none">
        <path d="M-20 284C220 262 520 284 990 262" strokeWidth="26" />
        <path d="M214 130C222 250 204 380 226 500M640 120c-14 120 8 260-8 380" strokeWidth="20" />
        <path d="M470 150c8 60 6 100 2 126M470 280c-6 80 4 130 0 220M640 440h340" strokeWidth="12" />
      </g>
      <g>
        <rect x="512" y="316" width="96" height="96" rx="12" fill={hues.hematology.soft} />
        <path
          d="M560 340v48M536 364h48"
          stroke={hues.hematology.deep}
          strokeWidth="12"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(548 232)">
        <ellipse cx="0" cy="4" rx="22" ry="7" fill={color.text} opacity="0.18" />
        <path d="M0 0c-26-32-42-50-42-76a42 42 0 0 1 84 0c0 26-16 44-42 76Z" fill={color.brand} />
        <circle cx="0" cy="-76" r="17" fill={hues.rheumatology.soft} />
      </g>
    </svg>
  );
}
