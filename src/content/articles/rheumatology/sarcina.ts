import type { Article } from '../../article';
import { FEVER, OTHER_FEVER } from '../../emergency/fever';
import { CHEST_OR_BREATH, FAINTING } from '../../emergency/signs';
import { STROKE } from '../../emergency/stroke';

export const article: Article = {
  path: '/sarcina',
  specialty: 'rheumatology',
  heading: 'Sarcina și bolile reumatice',
  metadata: {
    title: 'Sarcina și bolile reumatice autoimune',
    description:
      'De ce este bine ca boala reumatică să fie în remisiune cel puțin 6 luni înainte de sarcină și ce controale urmează în cele 3 trimestre.',
    keywords: [
      'sarcină și lupus',
      'sarcină și poliartrită reumatoidă',
      'boli autoimune în sarcină',
      'remisiune',
      'anticorpi antifosfolipidici',
      'alăptare și tratament',
    ],
  },
  lead: 'Multe femei cu o boală reumatică autoimună pot duce o sarcină la bun sfârșit. Este important ca boala să fie în remisiune (fără semne de activitate) cel puțin 6 luni înainte și ca reumatologul să vă vadă în toate cele 3 trimestre.',
  atAGlance: { preparation: 'Veniți înainte de sarcină, cu lista medicamentelor.' },
  booking: 'online',
  focusPrefix: 'sarcin',
  priceKeys: ['rheumatology-consultation'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'cui-se-adreseaza',
      heading: 'Cui se adresează consultația',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Consultația vă este de folos dacă aveți o boală reumatică autoimună, în care sistemul de apărare atacă propriul corp: lupus, poliartrită reumatoidă, spondiloartrită, sindrom Sjögren sau sindrom antifosfolipidic (o tendință de a face cheaguri și de a pierde sarcini). Veniți când vă gândiți la un copil, când ați aflat că sunteți însărcinată sau după naștere.',
        },
        {
          kind: 'figures',
          items: [
            { value: 'cel puțin 6 luni', label: 'de remisiune înainte de sarcină' },
            { value: 'toate cele 3 trimestre', label: 'cu controale la reumatolog' },
          ],
        },
      ],
    },
    {
      id: 'inainte-de-sarcina',
      heading: 'Înainte de sarcină',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Este bine ca boala reumatică autoimună să fie în remisiune, adică fără semne de activitate, ',
            { strong: 'cel puțin 6 luni înainte de sarcină' },
            '. Așa scade riscul ca boala să se reactiveze în sarcină și riscul de complicații pentru mamă și copil. Până atunci, medicul vă ajută să alegeți o metodă de contracepție potrivită.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'În acest timp se verifică tratamentul. Unele medicamente, precum metotrexatul, leflunomida, micofenolatul și ciclofosfamida, pot face rău copilului, iar medicul le înlocuiește din timp. Altele, de exemplu hidroxiclorochina, se continuă în general și în sarcină.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Nu opriți tratamentul pe cont propriu',
          text: 'Oprirea bruscă poate reactiva boala. Dacă ați rămas însărcinată pe neașteptate, sunați medicul imediat, înainte de doza următoare, și spuneți exact ce luați. Dacă nu îl găsiți, întrebați la camera de gardă a unei maternități.',
        },
        {
          kind: 'paragraph',
          text: [
            'Medicul vă măsoară tensiunea și cere analize de sânge și de urină, inclusiv pentru anticorpii importanți în sarcină: anti-Ro/SSA, care pot încetini, în cazuri rare, ritmul inimii copilului, și antifosfolipidici, care măresc riscul de cheaguri. Dacă ați avut cheaguri sau pierderi de sarcină, poate fi utilă și o ',
            { to: '/consultatii-trombofilie', text: 'consultație pentru trombofilie' },
            ' (tendința sângelui de a face cheaguri).',
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
          text: 'Aduceți biletele de externare, ultimele analize, lista medicamentelor și a vitaminelor, iar, dacă sunteți însărcinată, ecografiile și carnetul gravidei. Notați sarcinile anterioare și cum au decurs. Partenerul trebuie să spună și el ce tratament urmează.',
        },
      ],
    },
    {
      id: 'in-sarcina',
      heading: 'Controalele din sarcină',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Controalele la reumatolog se fac în toate cele 3 trimestre, alături de cele la medicul obstetrician. Frecvența lor depinde de boală și de anticorpi.',
        },
        {
          kind: 'paragraph',
          text: 'Preeclampsia înseamnă tensiune crescută apărută în a doua jumătate a sarcinii, cel mai des cu proteine în urină. Este mai frecventă în unele boli autoimune, de aceea tensiunea și urina se verifică la fiecare control.',
        },
        {
          kind: 'table',
          caption: 'Ce se urmărește în fiecare trimestru',
          columns: ['Trimestrul', 'La reumatolog', 'Împreună cu obstetricianul'],
          rows: [
            [
              'Trimestrul 1',
              'Revizuirea tratamentului, primele analize, anticorpii',
              'Confirmarea sarcinii; dacă este cazul, prevenirea cheagurilor și a preeclampsiei',
            ],
            [
              'Trimestrul 2',
              'Activitatea bolii, tensiunea, rinichii',
              'Ecografia morfologică (a organelor copilului); ritmul inimii copilului, dacă există anticorpi anti-Ro',
            ],
            [
              'Trimestrul 3',
              'Activitatea bolii, planul de tratament pentru naștere și alăptare',
              'Creșterea copilului, tensiunea, planul nașterii',
            ],
          ],
        },
      ],
    },
    {
      id: 'dupa-nastere',
      heading: 'După naștere',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Unele boli, cum este ',
            { to: '/artrite', text: 'poliartrita reumatoidă' },
            ', se pot liniști în sarcină și se pot reactiva în lunile de după naștere. Stabiliți din timp un control. Multe tratamente sunt compatibile cu alăptarea, altele nu: întrebați medicul înainte de a le lua sau de a le opri.',
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
          call: [FAINTING, 'aveți convulsii', CHEST_OR_BREATH, STROKE, 'sângerați puternic'],
          today: [
            'sângerați, aveți dureri puternice de burtă sau contracții înainte de termen',
            'aveți o durere de cap care nu trece, vedere încețoșată sau tensiune mare',
            'un singur picior se umflă sau doare',
            'vi se umflă brusc fața sau mâinile',
            'vi s-a rupt apa ori simțiți mai rar mișcările copilului sau nu le mai simțiți',
            FEVER,
          ],
          note: 'În sarcină nu așteptați: mergeți imediat.',
        },
        { kind: 'paragraph', text: OTHER_FEVER },
        {
          kind: 'paragraph',
          text: [
            'Pentru dureri articulare noi sau erupții, nu așteptați controlul: ',
            { call: 'sunați-ne' },
            '. Seara și în weekend, dacă se agravează, mergeți la urgențe.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Boala îmi scade șansele de a rămâne însărcinată?',
      answer:
        'Majoritatea femeilor cu boli reumatice pot rămâne însărcinate. Boala activă și unele medicamente pot îngreuna acest lucru; este încă un motiv să discutați din timp.',
    },
    {
      question: 'Am rămas însărcinată înainte de cele 6 luni. Ce fac?',
      answer:
        'Sunați medicul imediat, înainte de doza următoare, și nu opriți tratamentul fără medic. Multe sarcini decurg bine și așa, dar sunt necesare controale mai dese.',
    },
    {
      question: 'Pot naște natural?',
      answer:
        'De multe ori, da. Obstetricianul hotărăște împreună cu dumneavoastră, în funcție de evoluția sarcinii și de starea articulațiilor, mai ales a șoldurilor.',
    },
    {
      question: 'Copilul va avea boala mea?',
      answer:
        'Cel mai probabil, nu. Se poate moșteni o predispoziție, dar cei mai mulți copii ai mamelor cu boli reumatice nu fac boala.',
    },
  ],
};
