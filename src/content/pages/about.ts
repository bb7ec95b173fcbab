import type { ClinicFacts } from '../../domain/facts';
import { specialtiesOf } from '../clinicFacts';
import { specialtyCount, specialtyWords } from '../specialtyWords';
import type { PageMetadata } from '../pageMetadata';

export const aboutMetadata = ({ profile }: ClinicFacts): PageMetadata => ({
  title: 'Despre noi: echipa și felul în care lucrăm',
  description: `Cum lucrăm la ${profile.name}: o echipă calificată, un mediu prietenos, o clinică nouă și program flexibil. Cunoașteți medicii noștri.`,
  keywords: ['despre noi', profile.name, 'medici', 'echipă calificată', 'clinică nouă', profile.city],
});

export const aboutTexts = (facts: ClinicFacts) => {
  const { city, landmark, openDays, opens, closes } = facts.profile;
  const count = specialtyCount(specialtiesOf(facts));
  const specialties = specialtyWords(facts);
  return {
    heading: 'Despre Noi',
    lead: `${count === '' ? 'O' : `${count} și o`} idee simplă: când înțelegeți ce aveți și ce urmează, vă este mai ușor.`,
    approach: {
      heading: 'Cum lucrăm',
      lead: 'Patru lucruri la care ținem, de la programare până la controale.',
      points: [
        {
          key: 'team',
          title: 'Echipă calificată',
          text: `Medici primari și specialiști${specialties && ` în ${specialties}`}. Sub numele fiecărui medic scrie de ce boli se ocupă.`,
        },
        {
          key: 'environment',
          title: 'Mediu prietenos',
          text: 'Întrebați orice. Vă explicăm pe înțeles ce vedem, ce recomandăm și de ce. Puteți veni cu cineva.',
        },
        {
          key: 'clinic',
          title: 'Clinică nouă',
          text: `Un spațiu nou, ${landmark} din ${city}. Găsiți adresa și harta pe pagina de contact.`,
        },
        {
          key: 'flexibility',
          title: 'Flexibilitate',
          text: `Clinica este deschisă ${openDays}, ${opens}–${closes}. Alegeți ora care vi se potrivește. Dacă nu puteți ajunge, sunați și găsim împreună altă oră.`,
        },
      ],
    },
    doctorsHeading: 'Medicii clinicii',
  } as const;
};
