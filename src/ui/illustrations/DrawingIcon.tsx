import { MedicalDrawing, type DrawingName } from './MedicalDrawing';

interface Props {
  readonly name: DrawingName;
  /** Side in px. */
  readonly size: number;
}

/** A medical line drawing by itself, in the text's colour. */
export function DrawingIcon({ name, size }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <MedicalDrawing name={name} strokeWidth={Math.max(8, 440 / size)} />
    </svg>
  );
}
