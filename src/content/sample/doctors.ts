import type { DoctorFacts } from '../../domain/facts';
import { SAMPLE_SERVICE_IDS } from './services';

/** Doctors of the sample clinic. All are fictional. */
export const SAMPLE_DOCTORS: readonly DoctorFacts[] = [
  {
    id: 1,
    serviceId: SAMPLE_SERVICE_IDS.cardiology,
    firstName: 'Ioana',
    lastName: 'Mureșan',
    title: 'Medic primar cardiologie',
    focus: 'insuficiență cardiacă, hipertensiune',
    portrait: 'ioana-muresan.svg',
  },
  {
    id: 2,
    serviceId: SAMPLE_SERVICE_IDS.cardiology,
    firstName: 'Radu',
    lastName: 'Câmpean',
    title: 'Medic specialist cardiologie',
    focus: 'tulburări de ritm, stimulatoare cardiace',
    portrait: 'radu-campean.svg',
  },
  {
    id: 3,
    serviceId: SAMPLE_SERVICE_IDS.rheumatology,
    firstName: 'Anca',
    lastName: 'Rusu',
    title: 'Medic primar reumatologie',
    focus: 'boli autoimune rare, sarcină la paciente cu boli reumatice',
    portrait: 'anca-rusu.svg',
  },
  {
    id: 4,
    serviceId: SAMPLE_SERVICE_IDS.rheumatology,
    firstName: 'Vlad',
    lastName: 'Oltean',
    title: 'Medic specialist reumatologie',
    focus: 'artroze, infiltrații',
    portrait: 'vlad-oltean.svg',
  },
  {
    id: 5,
    serviceId: SAMPLE_SERVICE_IDS.hematology,
    firstName: 'Cristina',
    lastName: 'Bota',
    title: 'Medic primar hematologie',
    focus: 'hemopatii maligne, medulograme',
    portrait: 'cristina-bota.svg',
  },
  {
    id: 6,
    serviceId: SAMPLE_SERVICE_IDS.hematology,
    firstName: 'Mihai',
    lastName: 'Sălăjan',
    title: 'Medic specialist hematologie',
    focus: 'anemii, trombofilii',
    portrait: 'mihai-salajan.svg',
  },
  {
    id: 7,
    serviceId: SAMPLE_SERVICE_IDS.genetics,
    firstName: 'Elena',
    lastName: 'Someșan',
    title: 'Medic specialist genetică medicală',
    focus: '',
    portrait: 'elena-somesan.svg',
  },
];
