import type { Article } from '../../article';
import { BACK_TODAY, BACK_CALL } from '../../emergency/back';
import { FEVER, OTHER_FEVER } from '../../emergency/fever';
import { JOINT } from '../../emergency/joints';

export const article: Article = {
  path: '/artrite',
  specialty: 'rheumatology',
  heading: 'Artrite',
  metadata: {
    title: 'Artrite: semne, diagnostic și tratament',
    description:
      'Cum deosebiți artrita de artroză, ce tipuri există, de ce contează diagnosticul timpuriu și când o articulație umflată este o urgență.',
    keywords: [
      'artrită',
      'poliartrită reumatoidă',
      'artrită psoriazică',
      'spondilită anchilozantă',
      'articulații umflate',
      'redoare matinală',
    ],
  },
  lead: 'Dacă o articulație doare, se umflă, se încălzește și se mișcă greu, poate fi vorba de artrită, adică de o inflamație. Există multe feluri de artrită; cele mai multe se pot ține sub control, mai ales când tratamentul începe devreme.',
  atAGlance: { preparation: 'Aduceți analizele, radiografiile și lista medicamentelor.' },
  booking: 'online',
  priceKeys: ['rheumatology-consultation'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'ce-este',
      heading: 'Artrită sau artroză',
      blocks: [
        {
          kind: 'paragraph',
          text: 'În artrită se inflamează sinoviala, foița care căptușește articulația. Inflamația poate fi cauzată de boli autoimune, în care sistemul de apărare atacă propriul corp, de cristale depuse în articulație sau de o infecție. Dacă durează mult, poate distruge cartilajul și osul.',
        },
        {
          kind: 'paragraph',
          text: 'În artroză, în schimb, se uzează cartilajul. Cele două se pot confunda, iar uneori apar împreună.',
        },
        {
          kind: 'table',
          caption: 'Artrită sau artroză: deosebiri obișnuite',
          columns: ['Semnul', 'Mai degrabă artrită', 'Mai degrabă artroză'],
          rows: [
            ['Durerea', 'Și în repaus, și noaptea', 'La mișcare; trece în repaus'],
            [
              'Înțepeneala de dimineață',
              'Lungă, adesea peste 30 de minute',
              'Scurtă, adesea sub 30 de minute',
            ],
            ['Mișcarea', 'Dezmorțește articulația', 'Agravează durerea'],
            ['Articulația', 'Moale, umflată, caldă', 'Tare, noduroasă, uneori trosnește'],
            ['Oboseală, febră', 'Posibile', 'Nu sunt obișnuite'],
          ],
        },
      ],
    },
    {
      id: 'cand-mergeti-la-medic',
      heading: 'Când să mergeți la medic',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Programați-vă fără să amânați dacă una sau mai multe articulații rămân umflate mai mult de câteva zile, dacă dimineața vă dezmorțiți greu sau dacă durerea de spate vă trezește noaptea. Faceți la fel dacă aveți psoriazis, o boală inflamatorie a intestinului sau inflamații repetate ale ochiului și vă dor articulațiile.',
        },
        {
          kind: 'paragraph',
          text: 'Nu așteptați să treacă de la sine. În poliartrita reumatoidă, tratamentul început devreme ajută la păstrarea articulațiilor.',
        },
      ],
    },
    {
      id: 'cand-cereti-ajutor',
      heading: 'Când să cereți ajutor',
      blocks: [
        {
          kind: 'emergency',
          call: [BACK_CALL],
          today: [
            JOINT,
            BACK_TODAY,
            'vă doare un ochi, vedeți mai slab sau vă supără lumina, mai ales dacă ochiul este roșu',
            FEVER,
          ],
        },
        { kind: 'paragraph', text: OTHER_FEVER },
      ],
    },
    {
      id: 'tipuri',
      heading: 'Ce feluri de artrită există',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            { strong: 'Poliartrita reumatoidă ' },
            'este o boală autoimună care afectează mai ales articulațiile mici ale mâinilor și ale picioarelor, pe ambele părți.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            { strong: 'Artrita psoriazică ' },
            'apare la oameni cu psoriazis, o boală a pielii cu plăci roșii și scuame. Un deget se poate umfla în întregime.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            { strong: 'Spondiloartritele, ' },
            'între care se află spondilita anchilozantă, afectează mai ales coloana și bazinul. Durerea de spate începe adesea la tinerețe, este mai puternică noaptea și cedează la mișcare.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            { strong: 'Artrita din gută ' },
            'apare în crize și este provocată de cristale de acid uric. ',
            { strong: 'Artrita reactivă ' },
            'poate urma, după câteva săptămâni, unei infecții intestinale, urinare sau genitale.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            { strong: 'Artrita septică ' },
            'este o infecție a articulației și o urgență: fără tratament rapid, articulația se poate distruge.',
          ],
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'Cum se pune diagnosticul',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Medicul vă ascultă și vă examinează toate articulațiile, pielea și unghiile.',
            'Prin analizele de sânge se caută semne de inflamație (VSH și proteina C reactivă pot crește) și anticorpi precum factorul reumatoid și anti-CCP.',
            'Radiografia, ecografia sau RMN-ul (imagini obținute cu un câmp magnetic) arată inflamația și starea osului.',
            'Dacă este lichid în articulație, medicul îl poate scoate cu un ac, pentru analiză.',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Analizele singure nu sunt suficiente',
          text: 'Factorul reumatoid poate lipsi în artrită și poate fi prezent la oameni sănătoși. Medicul pune diagnosticul pe baza tuturor datelor.',
        },
      ],
    },
    {
      id: 'tratament',
      heading: 'Tratamentul',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Antiinflamatoarele reduc durerea, dar în bolile autoimune nu opresc boala. Pentru aceasta există medicamente „modificatoare de boală”, cum este metotrexatul, iar, la nevoie, terapii biologice (proteine care blochează o verigă a inflamației). În timpul tratamentului se fac analize regulate.',
        },
        {
          kind: 'paragraph',
          text: [
            'Pentru o articulație rămasă umflată, medicul poate propune o ',
            { to: '/infiltratii-intraarticulare', text: 'infiltrație intraarticulară' },
            '. Mișcarea, renunțarea la fumat și o greutate potrivită ajută și ele. Chiar dacă vă simțiți bine, nu opriți tratamentul fără să vorbiți cu medicul.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Unele medicamente, de exemplu metotrexatul, pot face rău fătului. Dacă vă doriți un copil, discutați cu medicul înainte de sarcină; dacă bănuiți că sunteți însărcinată, sunați-l imediat, înainte de doza următoare. Citiți și pagina despre ',
            { to: '/sarcina', text: 'sarcină și boli reumatice' },
            '.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Există un regim alimentar pentru artrită?',
      answer:
        'Niciun aliment nu vindecă artrita. O alimentație echilibrată și o greutate potrivită ajută, iar în gută contează și limitarea alcoolului, a băuturilor îndulcite, a cărnii roșii, a organelor și a fructelor de mare.',
    },
    {
      question: 'Artrita se vindecă?',
      answer:
        'Unele artrite pot trece; cele reactive trec de cele mai multe ori. Cele autoimune sunt, în general, de lungă durată, dar tratamentul poate aduce remisiunea, adică dispariția semnelor de boală.',
    },
    {
      question: 'Pot face mișcare când mă dor articulațiile?',
      answer:
        'Da, dar în criză cruțați articulația umflată. În rest, mișcarea regulată păstrează forța și mobilitatea; kinetoterapeutul vă arată exercițiile potrivite.',
    },
  ],
};
