import type { Article } from '../../article';
import { CHEST_SIGNS } from '../../emergency/chest';
import { PATHS } from '../../paths';

export const article: Article = {
  path: '/ecocardiografie',
  specialty: 'cardiology',
  heading: 'Ecocardiografie',
  metadata: {
    title: 'Ecocardiografie: ecografia inimii, pe înțelesul tuturor',
    description:
      'Ce arată ecocardiografia, când se recomandă, cum vă pregătiți și cum decurge. Ecografia inimii nu doare și nu folosește raze X.',
    keywords: ['ecocardiografie', 'ecografie de inimă', 'eco cord', 'valve cardiace', 'suflu cardiac'],
  },
  lead: 'Pe ecran, medicul vede inima în mișcare: cum se contractă, cum i se deschid valvele și cum trece sângele prin ele. Ecografia inimii nu doare și nu folosește raze X.',
  atAGlance: { preparation: 'Fără pregătire specială.' },
  booking: 'online',
  priceKeys: ['cardiology-evaluation'],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce este ecocardiografia',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aparatul trimite spre inimă ultrasunete, adică sunete pe care urechea nu le aude. Ele se întorc ca un ecou, iar aparatul le transformă în imagini în mișcare. Medicul ține pe pieptul dumneavoastră o sondă mică, netedă, numită transductor.',
        },
        {
          kind: 'paragraph',
          text: 'Cu ajutorul efectului Doppler, aparatul arată direcția și viteza sângelui. Așa se vede dacă o valvă, una dintre „supapele” inimii, este îngustată sau nu se închide bine.',
        },
        {
          kind: 'table',
          caption: 'Ce urmărește medicul la ecocardiografie',
          columns: ['Ce se măsoară', 'Ce arată'],
          rows: [
            ['Dimensiunea cavităților inimii', 'Dacă inima este mărită'],
            [
              'Grosimea și mișcarea pereților',
              'Dacă mușchiul inimii este îngroșat sau dacă o zonă se mișcă slab',
            ],
            [
              'Fracția de ejecție',
              'Ce parte din sângele aflat în ventriculul stâng, cavitatea care împinge sângele în corp, este pompată la fiecare bătaie',
            ],
            ['Valvele', 'Dacă sunt îngustate (stenoză) sau nu se închid etanș (regurgitare)'],
            ['Pericardul, foița din jurul inimii', 'Dacă s-a adunat lichid'],
          ],
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'De ce vă poate fi recomandată',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Medicul o recomandă când vrea să afle cauza unor simptome sau să urmărească o boală de inimă cunoscută. Cele mai frecvente motive sunt:',
        },
        {
          kind: 'list',
          items: [
            'lipsă de aer la efort sau în poziție culcată, oboseală neobișnuită, picioare umflate;',
            'durere în piept, palpitații (bătăi pe care le simțiți prea repezi, prea puternice sau neregulate) sau leșin în trecut; dacă le aveți acum, vedeți „Când să cereți ajutor”;',
            'un suflu, adică un zgomot în plus pe care medicul îl aude cu stetoscopul;',
            'hipertensiune arterială, infarct în trecut, boli ale valvelor, proteze valvulare (valve artificiale);',
            'boli ale inimii la rude apropiate sau tratamente care pot afecta inima.',
          ],
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Cum vă pregătiți',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pentru ecocardiografia obișnuită, făcută prin peretele pieptului, puteți mânca, bea apă și lua medicamentele ca în fiecare zi. Purtați o bluză ușor de scos.',
        },
        {
          kind: 'paragraph',
          text: 'Aduceți ecografiile și electrocardiogramele (EKG) mai vechi, biletele de externare și lista medicamentelor. Comparația cu o examinare mai veche îi arată medicului ce s-a schimbat.',
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
            'Vă dezbrăcați până la brâu și vă întindeți pe partea stângă, cu brațul stâng sub cap.',
            'Pe piept se lipesc, de regulă, câțiva electrozi (plăcuțe adezive) care înregistrează ritmul inimii în timpul examinării.',
            'Medicul aplică un gel pe bază de apă și mută sonda în mai multe locuri. Veți simți o apăsare ușoară.',
            'Uneori vă roagă să respirați adânc sau să vă țineți puțin respirația, pentru ca imaginea să fie mai clară.',
            'La sfârșit, gelul se șterge. Medicul face măsurătorile pe imagini și scrie rezultatul.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Durata diferă de la om la om: depinde de ce caută medicul și de cât de bine se vede inima.',
        },
      ],
    },
    {
      id: 'dupa-examinare',
      heading: 'După examinare și riscuri',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Vă puteți întoarce imediat la activitățile obișnuite. Ultrasunetele folosite la examinare nu au efecte nocive cunoscute. Cel mult, apăsarea sondei poate fi puțin neplăcută.',
        },
        {
          kind: 'paragraph',
          text: [
            'Ecocardiografia arată forma inimii și felul în care ea pompează sângele, dar nu poate răspunde la toate întrebările. Uneori medicul recomandă și un ',
            { to: '/testare-de-efort', text: 'test de efort' },
            ' sau o ',
            { to: '/monitorizare-holter-ekg', text: 'monitorizare Holter EKG' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'cand-cereti-ajutor',
      heading: 'Când să cereți ajutor',
      blocks: [
        { kind: 'emergency', call: CHEST_SIGNS, today: [], note: 'Nu așteptați o programare.' },
        {
          kind: 'paragraph',
          text: [
            'Dacă simptomele sunt supărătoare, dar nu urgente, ',
            { to: PATHS.booking, text: 'programați o consultație' },
            ' și spuneți de când le aveți.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Este inclusă în consultație?',
      answer: [
        'În evaluarea inițială, da: ea cuprinde consultația, electrocardiograma și ecocardiografia. Controlul cuprinde consultația și electrocardiograma. Dacă aveți nevoie de ecocardiografie la un control, aflați dinainte prețul: ',
        { call: 'sunați-ne' },
        '.',
      ],
    },
    {
      question: 'Este același lucru cu electrocardiograma?',
      answer:
        'Nu. Electrocardiograma (EKG) înregistrează activitatea electrică a inimii, iar ecocardiografia îi arată forma și mișcarea. Cele două se completează.',
    },
    {
      question: 'Cât de des se repetă?',
      answer:
        'Depinde de boală și de tratament. Medicul vă va spune dacă și când aveți nevoie de o nouă ecocardiografie.',
    },
    {
      question: 'Pot face ecocardiografie dacă sunt însărcinată?',
      answer: 'Da. Examinarea folosește ultrasunete, nu raze X, și se poate face în sarcină.',
    },
    {
      question: 'O ecocardiografie normală exclude un infarct în viitor?',
      answer:
        'Nu. Arterele inimii, coronarele, pot fi îngustate chiar dacă inima arată bine în repaus. De aceea medicul ține cont și de simptome, de tensiune, de colesterol, de fumat și de bolile din familie.',
    },
  ],
};
