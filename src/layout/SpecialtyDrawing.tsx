import type { ReactNode } from 'react';
import type { HueName } from '../ui/tokens';

/** Line drawings in a box of 240 by 240, all with one stroke. */
const drawings: Record<Exclude<HueName, 'brand'>, ReactNode> = {
  cardiology: (
    <>
      <path d="M84 190C52 162 34 132 34 100c0-30 22-52 50-52 15 0 28 7 36 18 8-11 21-18 36-18 28 0 50 22 50 52 0 44-34 76-86 110" />
      <path d="M14 132h62l14-32 22 62 18-46 9 16h40" />
      <circle cx="192" cy="132" r="8" fill="currentColor" stroke="none" />
    </>
  ),
  rheumatology: (
    <>
      <path d="M88 20c2 34-2 48-16 60-14 11-16 32 0 40 14 7 30 2 48-6 18 8 34 13 48 6 16-8 14-29 0-40-14-12-18-26-16-60" />
      <path d="M92 220c0-30-4-42-16-52-10-9-6-24 6-26 14-3 26 4 38 4s24-7 38-4c12 2 16 17 6 26-12 10-16 22-16 52" />
      <path d="M26 84c-10 26-10 50 2 76M214 84c10 26 10 50-2 76" />
    </>
  ),
  hematology: (
    <>
      <path d="M120 22c34 46 70 80 70 124a70 70 0 0 1-140 0c0-44 36-78 70-124Z" />
      <circle cx="120" cy="146" r="36" />
      <path d="M104 146a16 16 0 0 1 16-16" />
    </>
  ),
  genetics: (
    <>
      <path d="M76 16c0 52 88 52 88 104s-88 52-88 104" />
      <path d="M164 16c0 52-88 52-88 104s88 52 88 104" />
      <path d="M82 40h76M100 66h40M100 92l40 0M82 120h0M100 148h40M100 174h40M82 200h76" />
      <path d="M80 108h80M80 132h80" />
    </>
  ),
};

interface Props {
  readonly specialty: keyof typeof drawings;
  /** Side in px. */
  readonly size: number;
}

/** The drawing of a specialty, in the text's colour. */
export function SpecialtyDrawing({ specialty, size }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 240 240" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={8} strokeLinecap="round" strokeLinejoin="round">
        {drawings[specialty]}
      </g>
    </svg>
  );
}
