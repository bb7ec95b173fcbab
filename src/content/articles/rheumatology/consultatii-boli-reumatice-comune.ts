import type { Article } from '../../article';
import { BACK_TODAY, BACK_CALL } from '../../emergency/back';
import { JOINT } from '../../emergency/joints';

export const article: Article = {
  path: '/consultatii-boli-reumatice-comune',
  specialty: 'rheumatology',
  heading: 'Consultații pentru boli reumatice comune',
  metadata: {
    title: 'Boli reumatice comune: artroză, gută, dureri de spate',
    description:
      'Când să mergeți la reumatolog pentru dureri de articulații, de spate sau de mușchi, ce să aduceți, cum decurge consultația și ce tratamente există.',
    keywords: [
      'reumatolog',
      'artroză',
      'gută',
      'osteoporoză',
      'dureri de spate',
      'fibromialgie',
      'dureri articulare',
    ],
  },
  lead: 'Durerile de genunchi, de șold, de mâini sau de spate sunt printre cele mai frecvente motive pentru care oamenii merg la medic. Reumatologul caută cauza și vă propune un tratament potrivit pentru dumneavoastră.',
  atAGlance: { preparation: 'Haine comode; aduceți radiografiile și analizele.' },
  booking: 'online',
  focusPrefix: 'artroz',
  priceKeys: ['rheumatology-consultation', 'kinesiology-tape'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'cui-se-adreseaza',
      heading: 'Cui se adresează consultația',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Consultația vă este de folos dacă durerea persistă de mai multe săptămâni, revine des, vă trezește noaptea sau vă împiedică să mergeți, să munciți ori să vă îmbrăcați. Dacă o articulație rămâne umflată mai mult de câteva zile, programați-vă fără să amânați. Nu trebuie să știți dinainte ce boală aveți.',
        },
        {
          kind: 'table',
          caption: 'Boli reumatice frecvente și semnele lor',
          columns: ['Boala', 'Ce este', 'Cum se manifestă'],
          rows: [
            [
              'Artroză',
              'Uzura cartilajului, stratul neted care acoperă oasele în articulație',
              'Durere la mișcare, care se liniștește în repaus',
            ],
            [
              'Gută',
              'Cristale de acid uric depuse în articulație',
              'Durere foarte puternică, apărută brusc, adesea la degetul mare al piciorului',
            ],
            [
              'Osteoporoză',
              'Oase mai puțin dense, care se fracturează ușor',
              'Nu doare până la prima fractură; poate scădea înălțimea',
            ],
            [
              'Durere de șale (lombalgie)',
              'Încordare musculară sau uzură a coloanei',
              'Durere în partea de jos a spatelui, care uneori coboară pe picior',
            ],
            [
              'Tendinită, bursită',
              'Inflamația unui tendon sau a pernuței cu lichid de lângă articulație',
              'Durere într-un punct, la anumite mișcări',
            ],
            [
              'Fibromialgie',
              'O sensibilitate crescută la durere',
              'Dureri în tot corpul, oboseală, somn neodihnitor',
            ],
          ],
        },
      ],
    },
    {
      id: 'ce-aduceti',
      heading: 'Ce să aduceți',
      blocks: [
        {
          kind: 'list',
          items: [
            'radiografiile, ecografiile și examinările RMN (imagini obținute cu un câmp magnetic), inclusiv cele vechi;',
            'analizele recente, de exemplu acidul uric și analizele de inflamație;',
            'lista medicamentelor, inclusiv a celor luate fără rețetă, pentru durere;',
            'câteva notițe: unde doare, de când, ce agravează durerea și ce o liniștește.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Îmbrăcați haine comode, ușor de scos, ca medicul să poată examina articulațiile și coloana. Nu opriți tratamentele obișnuite înainte de consultație.',
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
            'Medicul vă întreabă despre durere, înțepeneală, somn, muncă, alte boli și bolile din familie.',
            'Vă examinează articulațiile și coloana: le privește, le apasă ușor și vă roagă să faceți câteva mișcări.',
            'Dacă este nevoie, recomandă analize de sânge, radiografii, ecografie sau DXA, o măsurare a densității oaselor cu o doză foarte mică de raze X.',
            'Vă explică ce a găsit și stabiliți împreună pașii următori.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'O întrebare importantă este dacă durerea este cauzată de uzură sau de inflamație. Înțepeneala de dimineață care trece greu și articulațiile umflate și calde sugerează mai degrabă o ',
            { to: '/artrite', text: 'artrită' },
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
          text: 'Mișcarea potrivită ajută în aproape toate aceste boli: exercițiile întăresc mușchii care susțin articulația. Kinetoterapia (tratamentul prin exerciții învățate cu un specialist) și, când este cazul, scăderea în greutate contează adesea la fel de mult ca medicamentele.',
        },
        {
          kind: 'paragraph',
          text: 'Medicamentele se aleg în funcție de boală și de starea inimii, a stomacului și a rinichilor. În gută, de exemplu, criza se tratează cu antiinflamatoare alese de medic, iar apoi, dacă este nevoie, acidul uric se scade printr-un tratament de lungă durată.',
        },
        {
          kind: 'paragraph',
          text: [
            'Când o singură articulație supără mult, medicul poate propune o ',
            { to: '/infiltratii-intraarticulare', text: 'infiltrație intraarticulară' },
            ', un medicament injectat direct în articulație. Banda kinesiologică este o bandă elastică lipită pe piele, care poate susține o zonă dureroasă în timpul mișcării; ea completează exercițiile, nu le înlocuiește.',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Atenție la antiinflamatoare',
          text: 'Medicamentele pentru durere luate mult timp fără control pot dăuna stomacului, rinichilor și inimii. Spuneți medicului cât de des le luați, mai ales dacă aveți hipertensiune, boli de inimă sau de rinichi ori ulcer, dacă luați anticoagulante (medicamente împotriva cheagurilor) sau dacă sunteți însărcinată: în sarcină nu luați antiinflamatoare fără acordul medicului. Pentru vărsături cu sânge sau scaune negre ca păcura, sunați la 112.',
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
          today: [JOINT, 'durerea a apărut după o cădere și nu puteți călca', BACK_TODAY],
          note: 'Numai medicul poate deosebi infecția unei articulații de gută.',
        },
        {
          kind: 'paragraph',
          text: 'Programați-vă fără să amânați dacă durerea de spate vă trezește noaptea sau dacă scădeți în greutate fără explicație. Dacă ați avut un cancer și apare o durere nouă de oase sau de spate, cereți sfat medical în aceeași zi; seara și în weekend, mergeți la urgențe.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Am artroză. Mai pot face mișcare?',
      answer:
        'Da, mișcarea blândă și regulată face parte din tratament: mersul, înotul, bicicleta, exercițiile pentru forță. Medicul sau kinetoterapeutul vă ajută să alegeți ce vi se potrivește.',
    },
    {
      question: 'Merg la reumatolog sau la ortoped?',
      answer:
        'Reumatologul tratează bolile articulațiilor cu medicamente, infiltrații și exerciții. Ortopedul se ocupă de fracturi, leziuni și operații; dacă este cazul, reumatologul vă îndrumă spre el.',
    },
    {
      question: 'Acidul uric crescut înseamnă gută?',
      answer:
        'Nu neapărat. Mulți oameni cu acid uric crescut nu fac niciodată o criză; diagnosticul se pune pe baza simptomelor și, uneori, a cristalelor găsite în lichidul din articulație.',
    },
    {
      question: 'Poate vremea să îmi agraveze durerile?',
      answer:
        'Mulți oameni simt acest lucru, dar vremea nu dăunează articulațiilor. Dacă articulația nu este umflată, căldura locală și mișcarea ușoară ajută adesea.',
    },
  ],
};
