import { clinic } from '../clinic';
import type { PageMetadata } from '../pageMetadata';

export const aboutMetadata: PageMetadata = {
  title: 'Despre noi: echipa și felul în care lucrăm',
  description: `Cum lucrăm la ${clinic.name}: o echipă calificată, un mediu prietenos, o clinică nouă și program flexibil. Cunoașteți medicii noștri.`,
  keywords: ['despre noi', clinic.name, 'medici', 'echipă calificată', 'clinică nouă', clinic.city],
};

export const aboutTexts = {
  heading: 'Despre Noi',
  lead: 'Patru specialități, șapte medici și o idee simplă: un pacient care înțelege ce i se întâmplă se tratează mai bine.',
  approach: {
    heading: 'Cum lucrăm',
    lead: 'Venim din spitale în care timpul nu ajunge niciodată. Aici am pus în centru discuția cu dumneavoastră.',
    points: [
      {
        key: 'team',
        title: 'Echipă calificată',
        text: 'Medici primari și specialiști în cardiologie, reumatologie, hematologie și genetică medicală. Când un caz o cere, discută între ei.',
      },
      {
        key: 'environment',
        title: 'Mediu prietenos',
        text: 'Întrebați orice. Vă explicăm pe înțeles ce vedem, ce recomandăm și de ce. Puteți veni însoțit.',
      },
      {
        key: 'clinic',
        title: 'Clinică nouă',
        text: `Un spațiu nou și liniștit, ${clinic.landmark} din ${clinic.city}, ușor de găsit și de ajuns.`,
      },
      {
        key: 'flexibility',
        title: 'Flexibilitate',
        text: `Alegeți singuri ora, de luni până vineri, între ${clinic.openingHours.opens} și ${clinic.openingHours.closes}. Dacă nu puteți ajunge, sunați și găsim alta.`,
      },
    ],
  },
  doctorsHeading: 'Medicii clinicii',
} as const;
