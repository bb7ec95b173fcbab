import type { DoctorFacts, SpecialtyKey } from '../../domain/facts';
import { SAMPLE_SERVICE_IDS } from './services';

const doctor = (
  id: number,
  specialty: SpecialtyKey,
  firstName: string,
  lastName: string,
  title: string,
  focus: string,
  portrait: string,
): DoctorFacts => ({
  id,
  serviceId: SAMPLE_SERVICE_IDS[specialty],
  firstName,
  lastName,
  title,
  focus,
  portrait,
});

/** Doctors of the sample clinic. All are fictional. */
export const SAMPLE_DOCTORS: readonly DoctorFacts[] = [
  doctor(
    1,
    'cardiology',
    'Ioana',
    'Mureșan',
    'Medic primar cardiologie',
    'insuficiență cardiacă, hipertensiune',
    'ioana-muresan.svg',
  ),
  doctor(
    2,
    'cardiology',
    'Radu',
    'Câmpean',
    'Medic specialist cardiologie',
    'tulburări de ritm, stimulatoare cardiace',
    'radu-campean.svg',
  ),
  doctor(
    3,
    'rheumatology',
    'Anca',
    'Rusu',
    'Medic primar reumatologie',
    'boli autoimune rare, sarcină la paciente cu boli reumatice',
    'anca-rusu.svg',
  ),
  doctor(
    4,
    'rheumatology',
    'Vlad',
    'Oltean',
    'Medic specialist reumatologie',
    'artroze, infiltrații',
    'vlad-oltean.svg',
  ),
  doctor(
    5,
    'hematology',
    'Cristina',
    'Bota',
    'Medic primar hematologie',
    'hemopatii maligne, medulograme',
    'cristina-bota.svg',
  ),
  doctor(
    6,
    'hematology',
    'Mihai',
    'Sălăjan',
    'Medic specialist hematologie',
    'anemii, trombofilii',
    'mihai-salajan.svg',
  ),
  doctor(7, 'genetics', 'Elena', 'Someșan', 'Medic specialist genetică medicală', '', 'elena-somesan.svg'),
];
