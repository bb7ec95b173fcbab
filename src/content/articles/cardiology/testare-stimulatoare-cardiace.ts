import type { Article } from '../../article';
import { CHEST_SIGNS } from '../../emergency/chest';

export const article: Article = {
  path: '/testare-stimulatoare-cardiace',
  specialty: 'cardiology',
  heading: 'Testarea stimulatoarelor cardiace',
  metadata: {
    title: 'Testarea stimulatorului și a defibrilatorului cardiac',
    description:
      'De ce se verifică stimulatorul cardiac la 3–12 luni, cum decurge controlul și ce trebuie să știți acasă, la serviciu și în călătorii.',
    keywords: [
      'testare stimulator cardiac',
      'control pacemaker',
      'defibrilator implantabil',
      'telemetrie stimulator',
      'baterie stimulator',
    ],
  },
  lead: 'Zi de zi, stimulatorul sau defibrilatorul implantat funcționează fără să simțiți nimic, iar bateria lui se consumă. La control, făcut din exterior, fără înțepături, medicul află cum funcționează aparatul și câtă baterie mai are.',
  atAGlance: { preparation: 'Aduceți cardul dispozitivului și lista medicamentelor.' },
  booking: 'byPhone',
  priceKeys: ['pacemaker-test', 'defibrillator-test'],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce este testarea',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Stimulatorul cardiac, numit și pacemaker, este un aparat mic așezat sub piele, cel mai des sub claviculă. Când inima bate prea rar, el îi trimite impulsuri electrice prin fire subțiri, numite sonde.',
        },
        {
          kind: 'paragraph',
          text: 'Defibrilatorul implantabil seamănă cu stimulatorul, dar poate opri și un ritm periculos de rapid, la nevoie printr-un șoc electric.',
        },
        {
          kind: 'paragraph',
          text: 'La testare, medicul „citește” aparatul cu un programator, un calculator care comunică cu el din exterior. Află ce a înregistrat aparatul de la ultimul control și, dacă trebuie, îi schimbă setările.',
        },
        {
          kind: 'figures',
          items: [{ value: '3–12 luni', label: 'între două verificări ale stimulatorului' }],
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'Cât de des se verifică',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Stimulatorul se verifică la fiecare 3–12 luni. Intervalul depinde de tipul aparatului, de vechimea lui și de boala inimii; controalele sunt mai dese la defibrilator, la început și când bateria se apropie de sfârșit. Medicul vă va spune data următorului control.',
        },
        {
          kind: 'paragraph',
          text: 'Dacă aveți amețeli ușoare sau palpitații trecătoare, sunați medicul în aceeași zi: poate fi nevoie de un control în plus. După un leșin sau un șoc, vedeți mai jos „Când să cereți ajutor”. Întrebați medicul despre verificare și înainte de o operație, de radioterapie ori de o examinare RMN (imagini obținute cu un câmp magnetic puternic), precum și după acestea.',
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Cum vă pregătiți',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nu este nevoie să veniți pe nemâncate. Luați medicamentele ca în fiecare zi și purtați o bluză ușor de deschis. Aduceți:',
        },
        {
          kind: 'list',
          items: [
            'cardul dispozitivului, pe care sunt scrise modelul și data implantării;',
            'rezultatul ultimei verificări și biletul de externare de la implantare;',
            'lista medicamentelor;',
            'notițe despre simptome: ce ați simțit, când și cât a durat.',
          ],
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'Cum decurge',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Medicul vă întreabă cum vă simțiți și examinează locul unde este aparatul.',
            'Vi se pot lipi electrozi pentru EKG (înregistrarea activității electrice a inimii). Capul programatorului se așază pe piele, deasupra aparatului, sau comunică de la mică distanță.',
            'Se verifică bateria, sondele, evenimentele din memorie și cât de des a fost nevoie de stimulare.',
            'Medicul face câteva probe scurte, în care ritmul inimii se poate schimba pentru puțin timp.',
            'Dacă este nevoie, schimbă setările. Apoi vă spune când să reveniți.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Puteți simți pentru câteva clipe bătăi mai repezi ori mai rare sau o ușoară amețeală. Spuneți ce simțiți; proba poate fi oprită. La verificarea obișnuită a defibrilatorului nu vi se dau șocuri.',
        },
      ],
    },
    {
      id: 'dupa-testare',
      heading: 'Acasă, la serviciu, în călătorii',
      blocks: [
        {
          kind: 'paragraph',
          text: 'După control, vă puteți relua activitățile obișnuite. Riscurile testării sunt foarte mici. Dacă bateria se apropie de sfârșit, acest lucru se vede din timp la controale, iar înlocuirea se poate planifica.',
        },
        {
          kind: 'list',
          items: [
            'Țineți telefonul, căștile cu magnet și alte obiecte cu magneți la cel puțin 15 cm de aparat. Nu purtați telefonul în buzunarul de la piept.',
            'Aparatele obișnuite din casă, în stare bună, se pot folosi. Pentru plita cu inducție, întrebați medicul ce distanță să păstrați.',
            'La aeroport, arătați cardul. Treceți prin poarta de control fără să zăboviți și cereți ca detectorul de mână să nu fie ținut deasupra aparatului.',
            'Înainte de sudură, de lucrul lângă motoare sau generatoare mari ori de orice tratament cu curent electric, întrebați medicul.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Dacă simptomele nu se potrivesc cu datele din memoria aparatului, medicul poate recomanda și o ',
            { to: '/monitorizare-holter-ekg', text: 'monitorizare Holter EKG' },
            ' sau o ',
            { to: '/ecocardiografie', text: 'ecocardiografie' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'cand-cereti-ajutor',
      heading: 'Când să cereți ajutor',
      blocks: [
        {
          kind: 'emergency',
          call: [
            ...CHEST_SIGNS,
            'ați primit mai multe șocuri de la defibrilator sau un singur șoc după care nu vă simțiți bine',
          ],
          today: [],
        },
        {
          kind: 'paragraph',
          text: 'După un singur șoc, dacă vă simțiți bine, sunați medicul în aceeași zi. Faceți la fel dacă pielea de deasupra aparatului se înroșește, se umflă, doare sau supurează, dacă aveți febră sau sughiț care nu trece ori dacă aparatul sună sau vibrează. Dacă nu găsiți medicul, mergeți la urgențe.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Cât ține bateria?',
      answer:
        'Mai mulți ani. Depinde de tipul aparatului și de cât de des intervine; la fiecare control aflați cât a mai rămas.',
    },
    {
      question: 'Mă simt bine. De ce să vin la control?',
      answer:
        'Bateria și sondele se pot uza fără să simțiți nimic. Controlul la 3–12 luni descoperă uzura din timp și arată și tulburări de ritm pe care nu le-ați simțit.',
    },
    {
      question: 'Pot conduce mașina?',
      answer:
        'Mulți pacienți pot conduce, dar după implantare, după un leșin sau după un șoc există restricții. Nu conduceți până când medicul nu vă spune că puteți conduce în siguranță.',
    },
    {
      question: 'Pot face RMN?',
      answer:
        'Multe aparate mai noi permit RMN în anumite condiții, altele nu. Arătați cardul dispozitivului și întrebați cardiologul înainte de a programa examinarea.',
    },
  ],
};
