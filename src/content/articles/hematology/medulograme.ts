import type { Article } from '../../article';
import { ALLERGY_SIGNS } from '../../emergency/allergy';
import { FEVER } from '../../emergency/fever';

export const article: Article = {
  path: '/medulograme',
  specialty: 'hematology',
  heading: 'Medulograme',
  metadata: {
    title: 'Medulograma și biopsia osteomedulară: ce vă așteaptă',
    description:
      'Cum se ia o probă din măduva osoasă, cât durează, cum vă pregătiți și ce urmăriți după puncție, pe înțelesul tuturor.',
    keywords: [
      'medulogramă',
      'puncție sternală',
      'biopsie osteomedulară',
      'măduvă osoasă',
      'puncție medulară',
      'hematologie',
    ],
  },
  lead: 'Emoțiile dinaintea unei probe din măduva osoasă sunt firești; aici aflați, pas cu pas, ce vă așteaptă. Proba se ia cu un ac, în 10–20 de minute, cu anestezie locală, iar examinarea celulelor la microscop se numește medulogramă.',
  atAGlance: { duration: '10–20 de minute', preparation: 'Spuneți dinainte ce medicamente luați.' },
  booking: 'byPhone',
  priceKeys: ['sternal-puncture', 'bone-marrow-biopsy'],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce se ia și de unde',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Măduva osoasă este țesutul moale din interiorul oaselor, unde se formează globulele roșii, globulele albe și trombocitele (celulele care opresc sângerarea).',
        },
        {
          kind: 'table',
          caption: 'Două feluri de probe din măduva osoasă',
          columns: ['Întrebarea', 'Puncția (aspiratul)', 'Biopsia osteomedulară'],
          rows: [
            ['Ce se ia', 'puțin lichid din măduvă, cu o seringă', 'un fragment mic de os cu măduvă'],
            [
              'De unde',
              'din stern (osul pieptului) sau din osul bazinului',
              'cel mai des din osul bazinului, în spate',
            ],
            [
              'Ce arată',
              'forma și tipul celulelor; această examinare se numește medulogramă',
              'cum sunt așezate celulele și cât de bogată este măduva',
            ],
            ['Cât durează', '10–20 de minute', '10–20 de minute'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Uneori se fac amândouă, în aceeași ședință. Medicul vă va spune ce este necesar în cazul dumneavoastră.',
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'Când se recomandă',
      blocks: [
        { kind: 'paragraph', text: 'Medicul poate propune o probă din măduvă pentru:' },
        {
          kind: 'list',
          items: [
            'o anemie sau o scădere a globulelor albe ori a trombocitelor, rămasă neexplicată;',
            'prea multe celule în sânge sau celule cu aspect neobișnuit;',
            'suspiciunea unei boli a măduvei, în care celulele se înmulțesc sau se formează greșit, de exemplu leucemie sau mielom multiplu;',
            'un limfom (cancer al sistemului limfatic), pentru a vedea dacă măduva este afectată;',
            'verificarea efectului unui tratament.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Recomandarea nu înseamnă că aveți o boală gravă. Uneori proba se face tocmai ca să o excludă, după ce ',
            { to: '/analize-de-specialitate', text: 'analizele de sânge' },
            ' nu au fost de ajuns.',
          ],
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Cum vă pregătiți',
      blocks: [
        {
          kind: 'note',
          tone: 'warning',
          title: 'Spuneți ce medicamente luați',
          text: 'Anunțați medicul dacă luați antiagregante (de exemplu aspirină sau clopidogrel) ori anticoagulante, adică medicamente care împiedică formarea cheagurilor. Nu le opriți fără medic: el vă spune dacă și când se întrerup.',
        },
        {
          kind: 'paragraph',
          text: 'Anunțați și alergiile, mai ales la anestezice locale, la dezinfectante sau la plasturi, bolile în care sângerați ușor, osteoporoza (oase fragile), operațiile sau tratamentele cu radiații în zona pieptului și sarcina.',
        },
        {
          kind: 'paragraph',
          text: 'Puteți mânca ușor înainte, dacă nu vi s-a spus altfel. Nu este nevoie de internare. Purtați haine comode. Aduceți o hemoleucogramă recentă și, dacă vi s-au cerut, testele de coagulare.',
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
            'Stați întins pe spate, pentru puncția din stern, sau pe o parte ori pe burtă, pentru osul bazinului.',
            'Pielea se dezinfectează și se injectează anestezicul: nu adormiți, amorțește numai zona. Înțepătura poate ustura câteva secunde.',
            'Medicul introduce acul până în os. Simțiți o apăsare.',
            'Se aspiră lichidul. În acel moment puteți simți o durere scurtă, ca o smucitură; durează câteva secunde.',
            'La biopsie se ia și fragmentul de os, cu alt ac. Simțiți o apăsare și o mișcare de răsucire.',
            'Se apasă locul și se pune un pansament.',
          ],
        },
      ],
    },
    {
      id: 'dupa-si-riscuri',
      heading: 'După procedură și riscuri',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Rămâneți puțin în repaus, apoi puteți pleca acasă, de preferat cu cineva; dacă ați primit un calmant, nu conduceți în ziua aceea. Păstrați pansamentul uscat cât vă recomandă medicul, de regulă o zi, și evitați efortul intens în ziua aceea. O sensibilitate ca după o lovitură poate dura câteva zile.',
        },
        {
          kind: 'paragraph',
          text: 'Complicațiile sunt rare: sângerare sau vânătaie mai mare, infecție, reacție la anestezic. La puncția din stern există, foarte rar, riscul ca organele din spatele osului să fie lezate; de aceea este important să stați nemișcat. Întrebați ce medicament pentru durere vi se potrivește; nu luați pentru durere aspirină sau alte antiinflamatoare fără să vorbiți cu medicul. Aspirina prescrisă pentru inimă sau vase o luați așa cum v-a spus el.',
        },
        {
          kind: 'paragraph',
          text: [
            'Examinarea celulelor durează, iar testele suplimentare pot dura și mai mult. Întrebați când și cum primiți rezultatul. Dacă acesta arată o boală a măduvei, pasul următor este o ',
            { to: '/consultatii-hemopatii-maligne', text: 'consultație pentru hemopatii maligne' },
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
            ...ALLERGY_SIGNS,
            'după puncția din stern, durerea crește în loc să scadă',
            'sângerarea nu se oprește, deși apăsați ferm locul',
          ],
          today: ['după puncție aveți febră de cel puțin 38 °C sau frisoane', FEVER],
        },
        {
          kind: 'paragraph',
          text: [
            { call: 'Sunați-ne' },
            ' dacă, după puncția din osul bazinului, durerea crește în loc să scadă ori dacă locul înțepat se înroșește, se umflă sau supurează. Seara și în weekend, mergeți la urgențe.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Îmi scade cantitatea de măduvă?',
      answer: 'Nu în mod simțitor. Se ia foarte puțin, iar organismul înlocuiește repede celulele.',
    },
    {
      question: 'Doare?',
      answer:
        'Anestezia amorțește pielea și suprafața osului. Cel mai neplăcut moment, aspirarea măduvei, durează câteva secunde.',
    },
    {
      question: 'Poate puncția să paralizeze?',
      answer:
        'Teama este frecventă, pentru că măduva osoasă se confundă cu măduva spinării. Proba se ia însă din stern sau din osul bazinului: acul nu ajunge la coloana vertebrală și nici la nervii ei.',
    },
  ],
};
