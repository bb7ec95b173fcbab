import type { HueName } from '../tokens';
import type { DrawingName } from './MedicalDrawing';

/** Which line drawing stands for which hue. */
export const specialtyDrawing: Record<HueName, DrawingName> = {
  cardiology: 'heart',
  rheumatology: 'joint',
  hematology: 'blood',
  genetics: 'helix',
  brand: 'leaf',
};
