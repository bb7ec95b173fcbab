import type { Article } from '../../article';
import { FALL_ON_ANTICOAGULANT } from '../../emergency/anticoagulant';
import { BLEEDING } from '../../emergency/bleeding';
import { FAINTING, HEADACHE } from '../../emergency/signs';
import { STROKE } from '../../emergency/stroke';
import { CLOT, LIMB, LUNG } from '../../emergency/vessels';
import { PATHS } from '../../paths';

export const article: Article = {
  path: '/consultatii-trombofilie',
  specialty: 'hematology',
  heading: 'Consultații pentru trombofilie',
  metadata: {
    title: 'Trombofilie: cui i se recomandă testarea și ce urmează',
    description:
      'Cine are nevoie de testare pentru trombofilie, când se fac analizele, ce înseamnă rezultatul și care sunt semnele unui cheag de sânge.',
    keywords: [
      'trombofilie',
      'tromboză',
      'cheaguri de sânge',
      'avort spontan repetat',
      'sindrom antifosfolipidic',
      'factor V Leiden',
      'consultație hematologie',
    ],
  },
  lead: 'Trombofilia este tendința, moștenită sau dobândită, de a face mai ușor cheaguri de sânge; multe persoane care o au nu fac niciodată un cheag. La consultație aflați dacă merită să vă testați și ce ar schimba rezultatul.',
  atAGlance: { preparation: 'Aduceți analizele și istoricul medical al familiei.' },
  booking: 'online',
  focusPrefix: 'trombofil',
  priceKeys: ['hematology-consultation'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce este trombofilia',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sângele trebuie să se închege când ne rănim, dar nu în interiorul vaselor sănătoase. Un cheag format într-un vas se numește tromb, iar boala, tromboză. Dacă apare într-o venă adâncă a piciorului, se numește tromboză venoasă profundă. Dacă o parte din cheag ajunge la plămâni, boala se numește embolie pulmonară și este o urgență.',
        },
        {
          kind: 'table',
          caption: 'Feluri de trombofilie',
          columns: ['Felul', 'Exemple'],
          rows: [
            [
              'Moștenită',
              'factorul V Leiden, mutația protrombinei, deficitul de proteină C, de proteină S sau de antitrombină (proteine care frânează coagularea)',
            ],
            [
              'Dobândită',
              'sindromul antifosfolipidic, o boală în care anticorpii proprii favorizează cheagurile',
            ],
          ],
        },
      ],
    },
    {
      id: 'cui-se-adreseaza',
      heading: 'Cui i se recomandă testarea',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Testarea nu este utilă tuturor. Se ia în considerare mai ales dacă vă aflați într-una dintre aceste situații:',
        },
        {
          kind: 'figures',
          items: [
            { value: 'sub 50 de ani', label: 'vârsta la care a apărut un eveniment trombotic (un cheag)' },
            { value: '3 avorturi spontane', label: 'înainte de 10 săptămâni de sarcină' },
            { value: '1 avort spontan', label: 'după 10 săptămâni de sarcină' },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Medicul poate lua în calcul testarea și dacă o rudă apropiată are o trombofilie cunoscută. În formele moștenite poate fi de folos și o consultație de ',
            { to: PATHS.genetics, text: 'genetică medicală' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'ce-aduceti',
      heading: 'Ce să aduceți',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aduceți biletele de externare, ecografiile vaselor sau tomografiile făcute pentru un cheag mai vechi, analizele, documentele sarcinilor și lista medicamentelor. Întrebați în familie cine a avut cheaguri, la ce vârstă și în ce împrejurări: după o operație, în sarcină, din senin.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Spuneți medicului',
          text: 'Anunțați dacă luați anticoagulante (medicamente care împiedică formarea cheagurilor) sau hormoni, de exemplu pilule contraceptive, dacă sunteți însărcinată, dacă doriți o sarcină sau dacă urmează o operație. Nu opriți anticoagulantul pentru analize fără acordul medicului.',
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'Cum decurge consultația',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Medicul vă întreabă despre cheaguri, sarcini, operații, tratamente și despre bolile din familie.',
            'Vă examinează, mai ales picioarele, și citește documentele aduse.',
            'Ia în calcul și alți factori: fumatul, greutatea, statul mult timp nemișcat, hormonii, alte boli.',
            'Hotărâți împreună dacă testarea v-ar schimba tratamentul. Dacă nu l-ar schimba, s-ar putea să nu fie necesară.',
            'Dacă este necesară, aflați ce analize să faceți și când este momentul potrivit.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Momentul contează. Un cheag recent, sarcina și anticoagulantele pot modifica rezultatele unor teste; testele genetice nu sunt influențate. Anticorpii din sindromul antifosfolipidic, dacă sunt găsiți, se verifică din nou după cel puțin 12 săptămâni. Despre alte teste citiți pe pagina despre ',
            { to: '/analize-de-specialitate', text: 'analizele de specialitate' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'ce-urmeaza',
      heading: 'Ce urmează',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Un rezultat pozitiv nu înseamnă neapărat că este necesar un tratament. Adesea sunt de ajuns câteva măsuri: mișcarea în timpul drumurilor lungi, renunțarea la fumat, o metodă contraceptivă potrivită și prevenirea cheagurilor la operații sau în sarcină. Alteori medicul recomandă un anticoagulant, pentru o vreme sau pe termen lung.',
        },
        {
          kind: 'paragraph',
          text: [
            'În sarcină, dacă este nevoie, se folosesc ',
            { to: '/administrare-tratamente-hematologice', text: 'heparine cu greutate moleculară mică' },
            ', medicamente injectate sub piele, care nu ajung la făt. Planul se stabilește împreună cu medicul obstetrician.',
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
          call: [FAINTING, LUNG, STROKE, LIMB, BLEEDING, HEADACHE],
          today: [CLOT, FALL_ON_ANTICOAGULANT],
        },
        {
          kind: 'paragraph',
          text: ['Pentru întrebări care pot aștepta, ', { call: 'sunați-ne' }, '.'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Mutațiile MTHFR înseamnă trombofilie?',
      answer:
        'Variantele MTHFR sunt foarte frecvente și, singure, nu sunt considerate astăzi o cauză de cheaguri. Testarea lor nu se recomandă de rutină.',
    },
    {
      question: 'Am trombofilie. Voi face sigur un cheag?',
      answer:
        'Nu. Mulți oameni cu trombofilie nu fac niciodată un cheag. Riscul depinde de tipul trombofiliei și de ceilalți factori, pe care medicul îi evaluează împreună cu dumneavoastră.',
    },
    {
      question: 'Pot lua pilule contraceptive?',
      answer:
        'Pilulele cu estrogeni (hormoni feminini) măresc riscul de cheaguri. Vorbiți cu medicul înainte de a începe să le luați; există și alte metode. Dacă le luați deja, discutați cu medicul cât mai curând.',
    },
    {
      question: 'Pot avea o sarcină normală?',
      answer:
        'Multe femei cu trombofilie au sarcini duse la termen. Este bine să veniți înainte de sarcină sau cât mai devreme în sarcină, ca să aveți un plan.',
    },
    {
      question: 'Trebuie testați și copiii mei?',
      answer:
        'De cele mai multe ori, nu, cât timp sunt mici și sănătoși. Hotărârea se ia de la caz la caz, cu medicul.',
    },
    {
      question: 'Unde fac analizele?',
      answer: [
        'La un laborator sau la clinică, dacă aici se recoltează sânge. ',
        { note: 'bloodTests', call: 'Pentru a afla înainte de a veni, sunați-ne' },
      ],
    },
  ],
};
