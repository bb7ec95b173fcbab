import type { Article } from '../../article';
import { BLEEDING_SIGNS } from '../../emergency/bleeding';
import { SPOTS } from '../../emergency/blood';
import { FEVER } from '../../emergency/fever';
import { STROKE } from '../../emergency/stroke';

export const article: Article = {
  path: '/consultatii-hemopatii-maligne',
  specialty: 'hematology',
  heading: 'Consultații pentru hemopatii maligne',
  metadata: {
    title: 'Hemopatii maligne: consultație pentru leucemii și limfoame',
    description:
      'Cui se adresează consultația pentru leucemii, limfoame și mielom, ce documente să aduceți, cum decurge și care sunt pașii următori.',
    keywords: [
      'hemopatii maligne',
      'leucemie',
      'limfom',
      'mielom multiplu',
      'ganglioni măriți',
      'consultație hematologie',
    ],
  },
  lead: 'Dacă așteptați un diagnostic sau ați primit deja unul, consultația vă ajută să înțelegeți ce aveți și ce urmează. Hemopatiile maligne sunt cancerele sângelui, ale măduvei osoase (locul în care se formează sângele) și ale ganglionilor limfatici (micile organe de apărare de la gât, de la subraț și din alte locuri).',
  atAGlance: { preparation: 'Aduceți toate analizele și biletele de externare.' },
  booking: 'online',
  focusPrefix: 'malign',
  priceKeys: ['hematology-consultation', 'sternal-puncture', 'bone-marrow-biopsy', 'lymph-node-puncture'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce sunt hemopatiile maligne',
      blocks: [
        {
          kind: 'paragraph',
          text: 'În aceste boli, un tip de celule din sânge se înmulțește fără control și le poate împiedica pe cele sănătoase să se formeze. Pentru unele este necesar un tratament imediat, pentru altele doar controale, uneori ani la rând.',
        },
        {
          kind: 'table',
          caption: 'Principalele grupe de boli',
          columns: ['Boala', 'Pe scurt'],
          rows: [
            [
              'Leucemiile',
              'Celule anormale în măduva osoasă și, cel mai des, în sânge. Pot fi acute sau cronice.',
            ],
            ['Limfoamele', 'Boli ale limfocitelor, un tip de globule albe; adesea apar ganglioni măriți.'],
            [
              'Mielomul multiplu',
              'Boală a plasmocitelor, celulele care produc anticorpi. Poate afecta oasele și rinichii.',
            ],
            ['Sindroamele mielodisplazice', 'Măduva produce celule puține și de calitate slabă.'],
            [
              'Neoplasmele mieloproliferative',
              'Măduva produce prea multe celule, de exemplu globule roșii sau trombocite.',
            ],
          ],
        },
      ],
    },
    {
      id: 'cui-se-adreseaza',
      heading: 'Cui se adresează consultația',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Consultația este potrivită dacă aveți o suspiciune semnalată de alt medic, un diagnostic recent, un tratament în curs sau controale de făcut după tratament. Cereți-o și dacă observați, fără altă explicație:',
        },
        {
          kind: 'list',
          items: [
            'ganglioni măriți care nu scad în câteva săptămâni;',
            'febră mică, de mai multe săptămâni, transpirații abundente noaptea sau scădere în greutate;',
            'oboseală care se accentuează, paloare, infecții repetate;',
            'vânătăi sau sângerări apărute ușor;',
            'dureri de oase care nu trec;',
            'modificări ale hemoleucogramei (analiza care numără celulele din sânge).',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Aceste semne au de multe ori cauze mai simple, de exemplu o infecție sau lipsa de fier. Totuși, ele trebuie verificate.',
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
            'toate analizele de sânge, inclusiv cele mai vechi;',
            'rezultatele de la biopsii și de la puncțiile de măduvă, dacă există;',
            'imaginile și rezultatele de la ecografie, CT, RMN sau PET-CT, pe hârtie sau pe disc;',
            'biletele de externare și scrisorile medicale;',
            'lista medicamentelor, cu doze, și a alergiilor;',
            'întrebările dumneavoastră, notate.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Veniți, dacă puteți, cu cineva apropiat.',
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
            'Discutați cu medicul despre simptome, despre alte boli, despre tratamente și despre bolile din familie.',
            'Medicul vă examinează: caută ganglioni măriți, verifică ficatul, splina, pielea și gura.',
            'Citiți împreună analizele și imaginile pe care le-ați adus.',
            'Primiți o explicație a situației și o listă a pașilor următori.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Cereți să vi se repete orice lucru neclar. Aveți dreptul să aflați totul, dar și să spuneți cât doriți să știți acum.',
        },
      ],
    },
    {
      id: 'ce-urmeaza',
      heading: 'Ce urmează',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Pentru un diagnostic sigur este nevoie de ',
            { to: '/analize-de-specialitate', text: 'analize de specialitate' },
            ' și, uneori, de o ',
            { to: '/medulograme', text: 'medulogramă' },
            ' (examinarea la microscop a unei probe din măduva osoasă) ori de o biopsie dintr-un ganglion. Unele rezultate, mai ales cele genetice, sunt gata abia după zile sau săptămâni.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'După diagnostic, medicul vă va prezenta variantele: urmărire atentă, tablete, injecții sau perfuzii, chimioterapie (medicamente care distrug celulele bolnave), imunoterapie (tratament care se folosește de sistemul imunitar), uneori radioterapie (tratament cu radiații) sau transplant de celule stem (celulele din care se formează sângele). O parte dintre ele se fac doar în spital. Planul ține seama de tipul bolii, de vârstă, de celelalte boli și de dorințele dumneavoastră.',
        },
        {
          kind: 'paragraph',
          text: [
            'Dacă aveți deja un plan de tratament și doriți încă o părere, citiți despre ',
            { to: '/second-opinion-hematologii-maligne', text: 'a doua opinie' },
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
          call: [...BLEEDING_SIGNS, STROKE],
          today: [FEVER, SPOTS],
        },
        {
          kind: 'paragraph',
          text: [
            'Pentru întrebări care pot aștepta, ',
            { call: 'sunați-ne' },
            '. Seara și în weekend, pentru ce nu poate aștepta, mergeți la urgențe.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'De ce mi se recomandă doar urmărire, fără tratament?',
      answer:
        'Unele boli evoluează foarte lent, iar un tratament început prea devreme nu aduce folos. Urmărirea atentă este și ea un plan: aveți controale la date fixe și știți ce semne să urmăriți.',
    },
    {
      question: 'O hemoleucogramă modificată înseamnă leucemie?',
      answer:
        'Nu neapărat. Cele mai multe modificări au alte cauze: infecții, medicamente, lipsă de fier sau de vitamine. Medicul vă va spune ce trebuie verificat și cât de repede.',
    },
    {
      question: 'Am nevoie de bilet de trimitere?',
      answer: [
        { note: 'referral', call: 'Aflați la telefon: sunați-ne' },
        ' La consultație ajută și o scrisoare medicală, dacă o aveți.',
      ],
    },
    {
      question: 'Pot lua suplimente sau ceaiuri în timpul tratamentului?',
      answer:
        'Întrebați întâi medicul, fiindcă unele modifică efectul medicamentelor. Spuneți-i și ce luați deja.',
    },
  ],
};
