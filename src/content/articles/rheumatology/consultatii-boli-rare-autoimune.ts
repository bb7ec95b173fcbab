import type { Article } from '../../article';
import { SPOTS } from '../../emergency/blood';
import { FEVER, OTHER_FEVER } from '../../emergency/fever';
import { JOINT } from '../../emergency/joints';
import { CONFUSION } from '../../emergency/signs';
import { STROKE } from '../../emergency/stroke';
import { CLOT, LIMB, LUNG } from '../../emergency/vessels';

export const article: Article = {
  path: '/consultatii-boli-rare-autoimune',
  specialty: 'rheumatology',
  heading: 'Consultații pentru boli rare autoimune',
  metadata: {
    title: 'Boli rare autoimune: lupus, sclerodermie, vasculite',
    description:
      'Ce sunt bolile autoimune rare, cu ce semne să mergeți la reumatolog, ce să aduceți la consultație și cum se ajunge la diagnostic și la tratament.',
    keywords: [
      'boli autoimune',
      'lupus eritematos sistemic',
      'sclerodermie',
      'sindrom Sjögren',
      'vasculită',
      'miozită',
      'sindrom Raynaud',
    ],
  },
  lead: 'Semnele apar pe rând, în organe diferite: o articulație, pielea, ochii, plămânii. Reumatologul le pune cap la cap și caută o boală autoimună, în care sistemul de apărare atacă din greșeală propriile țesuturi.',
  atAGlance: { preparation: 'Aduceți analizele vechi și lista medicamentelor.' },
  booking: 'online',
  focusPrefix: 'autoimun',
  priceKeys: ['rheumatology-consultation'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'cui-se-adreseaza',
      heading: 'Ce semne merită discutate',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Veniți la reumatolog dacă aveți un diagnostic de boală autoimună sau dacă medicul de familie ori alt specialist o bănuiește. Semnele de mai jos nu înseamnă neapărat boală autoimună, dar merită discutate, mai ales împreună:',
        },
        {
          kind: 'list',
          items: [
            'articulații dureroase sau umflate, înțepeneală dimineața;',
            'degete care se albesc, apoi se învinețesc la frig (fenomenul Raynaud);',
            'roșeață pe obraji sau pe alte zone expuse la soare;',
            'ochi uscați și gură uscată de mai multe luni;',
            'piele care se îngroașă și se întărește, mai ales la mâini;',
            'slăbiciune instalată treptat la umeri sau la coapse: vă este greu să vă pieptănați sau să urcați scările;',
            'febră mică, de mai multe săptămâni, oboseală sau scădere în greutate fără explicație.',
          ],
        },
      ],
    },
    {
      id: 'ce-sunt',
      heading: 'Ce sunt aceste boli',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nu sunt contagioase și nu apar din vina cuiva.',
        },
        {
          kind: 'table',
          caption: 'Câteva boli autoimune urmărite de reumatolog',
          columns: ['Boala', 'Ce poate afecta'],
          rows: [
            ['Lupus eritematos sistemic', 'Pielea, articulațiile, rinichii, sângele'],
            ['Sclerodermie (scleroză sistemică)', 'Pielea, vasele mici, plămânii, tubul digestiv'],
            ['Sindrom Sjögren', 'Glandele care produc saliva și lacrimile, articulațiile'],
            ['Miozite', 'Mușchii, uneori pielea și plămânii'],
            ['Vasculite', 'Pereții vaselor de sânge din orice organ'],
            ['Sindrom antifosfolipidic', 'Coagularea: cheaguri și pierderi de sarcină'],
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
          text: 'Aduceți tot ce aveți: analize, bilete de externare, radiografii, rezultate de biopsie (examinarea la microscop a unei bucăți mici de țesut). Notați când a apărut fiecare semn și ce boli autoimune există în familie.',
        },
        {
          kind: 'paragraph',
          text: 'Fotografiați erupțiile sau umflăturile care apar și dispar. Scrieți toate medicamentele și suplimentele, cu dozele. Nu opriți niciun tratament înainte de consultație.',
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
            'Povestiți ce ați simțit și în ce ordine.',
            'Urmează examinarea articulațiilor, a pielii, a mușchilor, a inimii și a plămânilor.',
            'Medicul citește analizele și hotărăște ce mai lipsește.',
            'Discutați ce este probabil și care este pasul următor.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Printre analizele cerute des sunt VSH și proteina C reactivă, hemoleucograma, analizele pentru rinichi și ficat, examenul de urină și autoanticorpii, proteine îndreptate împotriva propriului corp, de exemplu anticorpii antinucleari (ANA).',
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Un test ANA pozitiv nu este un diagnostic',
          text: 'Anticorpii antinucleari pot apărea și la oameni sănătoși. Rezultatul se interpretează numai împreună cu simptomele și cu examinarea.',
        },
      ],
    },
    {
      id: 'ce-urmeaza',
      heading: 'Ce urmează',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Tratamentul urmărește remisiunea, adică liniștirea bolii, cu cât mai puține reacții adverse. Poate cuprinde hidroxiclorochină, corticosteroizi sau imunosupresoare, medicamente care scad activitatea sistemului de apărare. Controalele și analizele regulate sunt necesare chiar și când vă simțiți bine. Nu opriți tratamentul fără să vorbiți cu medicul.',
        },
        {
          kind: 'paragraph',
          text: [
            'Dacă vă doriți un copil, spuneți din timp: sarcina se plănuiește împreună cu medicul. Dacă bănuiți că sunteți însărcinată, sunați-l imediat. Citiți pagina despre ',
            { to: '/sarcina', text: 'sarcină și boli reumatice' },
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
          call: [CONFUSION, LUNG, 'aveți convulsii', STROKE, LIMB],
          today: [
            CLOT,
            JOINT,
            SPOTS,
            'înghițiți tot mai greu ori un deget se înnegrește (mergeți imediat)',
            FEVER,
          ],
        },
        { kind: 'paragraph', text: OTHER_FEVER },
        {
          kind: 'paragraph',
          text: [
            'Cereți sfatul medicului fără întârziere pentru urină închisă la culoare ori spumoasă, ambele picioare umflate sau răni la vârful degetelor: ',
            { call: 'sunați-ne' },
            '. Seara și în weekend, mergeți la urgențe.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Pot transmite boala copiilor?',
      answer:
        'Nu se moștenește boala, ci o anumită predispoziție. Cei mai mulți copii ai pacienților nu fac boala.',
    },
    {
      question: 'Pot sta la soare?',
      answer:
        'În lupus, soarele poate reactiva boala. Purtați pălărie și haine care acoperă pielea, folosiți cremă cu protecție mare și evitați soarele la prânz.',
    },
    {
      question: 'Mă pot vaccina?',
      answer:
        'Multe vaccinuri sunt chiar recomandate. Vaccinurile cu germeni vii pot fi nepotrivite în timpul tratamentului cu imunosupresoare, de aceea întrebați medicul înainte.',
    },
    {
      question: 'Bolile autoimune se vindecă?',
      answer:
        'Cele mai multe sunt boli de lungă durată, dar pot fi ținute sub control. Mulți oameni au perioade lungi fără semne de boală, sub tratament și supraveghere.',
    },
  ],
};
