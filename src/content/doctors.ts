import type { SpecialtyKey } from './paths';

/** A doctor card (specification §3); `image` is a file of public/doctors. */
export interface DoctorCard {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly specialty: SpecialtyKey;
  readonly title: string;
  readonly image: string;
}

/** Fictional people. The ids are those of the sample data. */
export const DOCTORS: readonly DoctorCard[] = [
  {
    id: 1,
    firstName: 'Ioana',
    lastName: 'Mureșan',
    specialty: 'cardiology',
    title: 'Medic primar cardiologie',
    image: 'ioana-muresan.svg',
  },
  {
    id: 2,
    firstName: 'Radu',
    lastName: 'Câmpean',
    specialty: 'cardiology',
    title: 'Medic specialist cardiologie',
    image: 'radu-campean.svg',
  },
  {
    id: 3,
    firstName: 'Anca',
    lastName: 'Rusu',
    specialty: 'rheumatology',
    title: 'Medic primar reumatologie',
    image: 'anca-rusu.svg',
  },
  {
    id: 4,
    firstName: 'Vlad',
    lastName: 'Oltean',
    specialty: 'rheumatology',
    title: 'Medic specialist reumatologie',
    image: 'vlad-oltean.svg',
  },
  {
    id: 5,
    firstName: 'Cristina',
    lastName: 'Bota',
    specialty: 'hematology',
    title: 'Medic primar hematologie',
    image: 'cristina-bota.svg',
  },
  {
    id: 6,
    firstName: 'Mihai',
    lastName: 'Sălăjan',
    specialty: 'hematology',
    title: 'Medic specialist hematologie',
    image: 'mihai-salajan.svg',
  },
  {
    id: 7,
    firstName: 'Elena',
    lastName: 'Someșan',
    specialty: 'genetics',
    title: 'Medic specialist genetică medicală',
    image: 'elena-somesan.svg',
  },
];

export function doctorsOf(specialty: SpecialtyKey): readonly DoctorCard[] {
  return DOCTORS.filter((doctor) => doctor.specialty === specialty);
}
