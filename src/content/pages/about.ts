import { clinic } from '../clinic';
import type { PageMetadata } from '../pageMetadata';

export const aboutMetadata: PageMetadata = {
  title: 'Despre noi: echipa și felul în care lucrăm',
  description: `Cum lucrăm la ${clinic.name}: o echipă calificată, un mediu prietenos, o clinică nouă și program flexibil. Cunoașteți medicii noștri.`,
  keywords: ['despre noi', clinic.name, 'medici', 'echipă calificată', 'clinică nouă', clinic.city],
};

export const aboutTexts = {
  heading: 'Despre Noi',
  lead: 'Patru specialități și o idee simplă: când înțelegeți ce aveți și ce urmează, vă este mai ușor.',
  approach: {
    heading: 'Cum lucrăm',
    lead: 'Patru lucruri la care ținem, de la prima programare până la ultimul control.',
    points: [
      {
        key: 'team',
        title: 'Echipă calificată',
        text: 'Medici primari și specialiști în cardiologie, reumatologie, hematologie și genetică medicală. Alegeți medicul după specialitatea lui.',
      },
      {
        key: 'environment',
        title: 'Mediu prietenos',
        text: 'Întrebați orice. Vă explicăm pe înțeles ce vedem, ce recomandăm și de ce. Puteți veni însoțit.',
      },
      {
        key: 'clinic',
        title: 'Clinică nouă',
        text: `Un spațiu nou, ${clinic.landmark} din ${clinic.city}, cu adresa și harta pe pagina de contact.`,
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
