import { clinic } from '../clinic';
import type { PageMetadata } from '../pageMetadata';

export const bookingMetadata: PageMetadata = {
  title: 'Programare online la medic',
  description: `Alegeți serviciul, medicul și o oră liberă la ${clinic.name}, ${clinic.city}. Programarea se face în câteva minute, fără cont.`,
  keywords: ['programare online', 'programare medic', clinic.city, 'consultație', 'ore libere'],
};
