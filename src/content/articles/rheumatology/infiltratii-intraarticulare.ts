import type { Article } from '../../article';
import { ALLERGY_SIGNS } from '../../emergency/allergy';

export const article: Article = {
  path: '/infiltratii-intraarticulare',
  specialty: 'rheumatology',
  heading: 'Infiltrații intraarticulare',
  metadata: {
    title: 'Infiltrații intraarticulare: pregătire, riscuri, repaus',
    description:
      'Ce este o infiltrație în articulație, când se recomandă, ce reacții pot apărea și cât timp evitați efortul intens: 24–48 de ore.',
    keywords: [
      'infiltrație intraarticulară',
      'infiltrație genunchi',
      'infiltrație umăr',
      'acid hialuronic',
      'corticosteroid injectabil',
    ],
  },
  lead: 'Când o articulație rămâne dureroasă în ciuda tratamentului, medicamentul poate fi injectat direct în ea, în cantitate mică. Cele mai multe reacții sunt minore și trecătoare.',
  atAGlance: { preparation: 'Spuneți ce alergii aveți și ce medicamente luați.' },
  booking: 'byPhone',
  priceKeys: ['infiltration'],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce este infiltrația',
      blocks: [
        {
          kind: 'paragraph',
          text: '„Intraarticular” înseamnă în interiorul articulației. Medicul introduce un ac subțire și injectează medicamentul. Dacă în articulație s-a adunat lichid, îl poate scoate cu același ac; lichidul se poate trimite la analiză.',
        },
        {
          kind: 'table',
          caption: 'Ce se injectează',
          columns: ['Medicamentul', 'Ce face', 'Când se folosește mai ales'],
          rows: [
            [
              'Corticosteroid (antiinflamator puternic)',
              'Scade inflamația și durerea; efectul este trecător',
              'Articulație umflată, în artrite, gută sau artroză inflamată',
            ],
            [
              'Acid hialuronic',
              'Completează lichidul care unge articulația',
              'Artroză, mai ales la genunchi; efectul diferă de la om la om',
            ],
            ['Anestezic local', 'Amorțește zona pentru scurt timp', 'Uneori, împreună cu alt medicament'],
          ],
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'Când ajută și când se amână',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Medicul o propune când una sau câteva articulații rămân dureroase ori umflate în ciuda tratamentului, în ',
            { to: '/artrite', text: 'artrite' },
            ' sau în ',
            { to: '/consultatii-boli-reumatice-comune', text: 'artroză și gută' },
            '. Cel mai des se face la genunchi și la umăr, dar și la șold, gleznă, încheietura mâinii sau degete.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Infiltrația nu vindecă artroza și nu înlocuiește exercițiile. Ea poate reduce durerea suficient cât să puteți face mișcare.',
        },
        {
          kind: 'paragraph',
          text: 'Se amână dacă aveți febră, o infecție în orice parte a corpului sau o rană pe pielea din zonă. Nu se injectează corticosteroid într-o articulație care ar putea fi infectată.',
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Cum vă pregătiți',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Puteți mânca și lua medicamentele ca în fiecare zi. Purtați haine largi, ca articulația să poată fi descoperită ușor. Aduceți radiografiile și ecografiile. Dacă se infiltrează genunchiul sau șoldul, este mai comod să veniți cu cineva.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Înainte de injecție',
          text: 'Spuneți medicului dacă luați anticoagulante sau antiagregante (medicamente împotriva cheagurilor), dacă aveți alergii (mai ales la anestezice), diabet, o infecție sau o proteză în acea articulație, dacă sunteți însărcinată sau alăptați. Nu opriți niciun medicament fără acordul medicului care l-a prescris.',
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
            'Vă întindeți sau vă așezați, cu articulația descoperită și relaxată.',
            'Medicul alege locul, uneori cu ajutorul ecografiei, și dezinfectează bine pielea.',
            'Introduce acul. Simțiți o înțepătură, apoi o apăsare.',
            'La nevoie scoate lichidul, apoi injectează medicamentul.',
            'Se aplică un pansament mic și rămâneți puțin sub observație.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Injecția propriu-zisă este scurtă. Spuneți imediat dacă durerea este puternică sau dacă vă simțiți rău.',
        },
      ],
    },
    {
      id: 'dupa-infiltratie',
      heading: 'Primele zile după injecție',
      blocks: [
        {
          kind: 'figures',
          items: [{ value: '24–48 de ore', label: 'fără efort intens după infiltrație' }],
        },
        {
          kind: 'paragraph',
          text: 'Puteți merge și vă puteți vedea de treburile ușoare, dar evitați efortul intens timp de 24–48 de ore: fără sport, fără greutăți, fără drumuri lungi pe jos. Păstrați pansamentul curat și uscat cât vă spune medicul.',
        },
        {
          kind: 'paragraph',
          text: 'Reacțiile adverse sunt de obicei minore, rareori grave:',
        },
        {
          kind: 'list',
          items: [
            'o durere trecătoare la locul injecției, care se poate liniști cu o compresă rece învelită într-un prosop;',
            'o reacție alergică;',
            'foarte rar, o infecție a articulației.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'După un corticosteroid, fața se poate înroși pentru puțin timp, iar glicemia (zahărul din sânge) poate crește câteva zile. Dacă aveți diabet, măsurați-vă glicemia mai des. Dacă rămâne mare, sunați medicul în aceeași zi; seara și în weekend, mergeți la urgențe. Dacă apar și vărsături sau somnolență, sunați la 112. Uneori pielea se subțiază sau se deschide la culoare la locul injecției.',
        },
      ],
    },
    {
      id: 'cand-cereti-ajutor',
      heading: 'Când să cereți ajutor',
      blocks: [
        {
          kind: 'emergency',
          call: ALLERGY_SIGNS,
          today: [
            'în zilele următoare aveți febră sau frisoane',
            'articulația devine tot mai dureroasă sau umflată, roșie ori caldă: poate fi o infecție',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Pentru o durere care nu trece după câteva zile, dar nici nu crește, sau pentru orice nelămurire, ',
            { call: 'sunați-ne' },
            '. Dacă durerea crește, mergeți la urgențe, la orice oră.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Doare?',
      answer:
        'Cei mai mulți oameni simt o înțepătură și o apăsare care trec repede. După injecție, articulația poate fi sensibilă o zi sau două.',
    },
    {
      question: 'Pot conduce după injecție?',
      answer:
        'Dacă infiltrația s-a făcut la un picior sau ați primit anestezic, este mai bine să vă ducă altcineva acasă. Întrebați medicul când puteți conduce din nou.',
    },
    {
      question: 'Cât va costa infiltrația mea?',
      answer: [
        'Depinde de articulație și de medicament. Aflați dinainte prețul și dacă medicamentul este inclus: ',
        { call: 'sunați-ne' },
        '.',
      ],
    },
    {
      question: 'Când își face efectul?',
      answer:
        'Un corticosteroid începe să ajute în câteva zile; acidul hialuronic, mai lent, în câteva săptămâni. Durata efectului diferă de la om la om.',
    },
    {
      question: 'De câte ori se poate repeta?',
      answer:
        'Corticosteroidul nu se repetă prea des în aceeași articulație, pentru că poate afecta cartilajul și tendoanele. Medicul vă va spune la ce interval se poate repeta în siguranță.',
    },
  ],
};
