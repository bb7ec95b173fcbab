import type { Article } from '../../article';
import { CHEST_SIGNS } from '../../emergency/chest';

export const article: Article = {
  path: '/testare-de-efort',
  specialty: 'cardiology',
  heading: 'Testare de efort',
  metadata: {
    title: 'Test de efort pe bicicletă: pregătire și desfășurare',
    description:
      'Testul de efort durează 15–20 de minute și arată cum răspunde inima la efort. Aflați ce să evitați înainte și cum decurge.',
    keywords: ['test de efort', 'cicloergometru', 'EKG de efort', 'angină pectorală', 'durere în piept'],
  },
  lead: 'Pedalați pe o bicicletă medicală, iar medicul urmărește electrocardiograma (EKG) și tensiunea. Așa vede cum răspunde inima la efort. Testul durează 15–20 de minute.',
  atAGlance: {
    duration: '15–20 de minute',
    preparation: '3–4 ore fără alcool, cafeină, fumat sau efort intens.',
  },
  booking: 'byPhone',
  priceKeys: ['stress-test'],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'ce-este',
      heading: 'De ce se face la efort',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Unele probleme ale inimii nu se văd în repaus. La efort, inima are nevoie de mai mult oxigen, iar o arteră coronară îngustată (una dintre arterele care hrănesc inima) poate să nu mai facă față. Atunci pot apărea durere, lipsă de aer sau modificări pe EKG (înregistrarea activității electrice a inimii).',
        },
        {
          kind: 'paragraph',
          text: 'Efortul se face pe un cicloergometru: o bicicletă fixă la care rezistența pedalelor crește treptat și controlat.',
        },
        {
          kind: 'figures',
          items: [
            { value: '15–20 de minute', label: 'durata testului' },
            { value: '3–4 ore', label: 'înainte: fără alcool, cafeină, fumat sau efort intens' },
          ],
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'Cui i se recomandă și cui nu',
      blocks: [
        { kind: 'paragraph', text: 'Medicul îl recomandă, de exemplu, pentru:' },
        {
          kind: 'list',
          items: [
            'durere în piept sau lipsă de aer la efort, când medicul bănuiește o boală a arterelor coronare;',
            'palpitații (bătăi repezi sau neregulate) ori amețeli care apar la efort;',
            'urmărirea după un infarct sau după montarea unui stent (un tub fin care ține deschisă o arteră);',
            'o tensiune care crește mult la efort;',
            'aflarea capacității de efort, înainte de un program de mișcare sau de recuperare.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Testul nu este potrivit pentru oricine. Dacă ați avut de curând un infarct, dacă durerea în piept apare și în repaus ori tot mai des (angină instabilă), dacă tensiunea nu este ținută sub control, dacă aveți o valvă foarte îngustată sau o infecție cu febră, medicul îl amână ori alege altă investigație.',
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Înainte de test',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Rezultatul este mai ușor de interpretat dacă inima nu este deja stimulată. În cele 3–4 ore dinaintea testului, evitați:',
        },
        {
          kind: 'list',
          items: [
            'alcoolul;',
            'cafeina: cafea, ceai negru sau verde, cola, băuturi energizante;',
            'fumatul;',
            'efortul fizic intens.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Nu veniți imediat după o masă bogată; puteți lua însă o gustare ușoară. Purtați haine comode și încălțăminte sport. Aduceți EKG-urile mai vechi și un prosop mic.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Întrebați despre medicamente',
          text: 'Unele medicamente pentru inimă și tensiune, de exemplu betablocantele, care răresc pulsul, pot schimba rezultatul. Întrebați din timp medicul care v-a recomandat testul cum să le luați în ziua aceea. Nu le opriți din proprie inițiativă. Dacă aveți diabet, întrebați și despre masă și tratament.',
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'Pe bicicletă, pas cu pas',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Vi se lipesc electrozi (plăcuțe adezive) pe piept și vi se pune o manșetă de tensiune pe braț. Se face un EKG de repaus.',
            'Începeți să pedalați ușor. La fiecare câteva minute, pedalatul devine puțin mai greu.',
            'EKG-ul și pulsul sunt urmărite continuu, iar tensiunea se măsoară din când în când.',
            'Vă opriți când ați atins efortul dorit, când nu mai puteți sau când medicul vede un motiv de oprire.',
            'Pedalați lejer sau vă odihniți câteva minute, până când pulsul și tensiunea revin la valorile de repaus.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Spuneți imediat dacă apar durere în piept, lipsă de aer, amețeală sau dureri de picioare. Puteți cere oricând oprirea testului.',
        },
      ],
    },
    {
      id: 'dupa-test',
      heading: 'După test și riscuri',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Este firesc să simțiți oboseală, ca după urcatul scărilor. Rămâneți puțin în repaus, beți apă și evitați efortul mare în restul zilei, dacă medicul nu vă spune altfel. Cât timp aveți amețeli, nu conduceți.',
        },
        {
          kind: 'paragraph',
          text: 'La cei mai mulți oameni, testul decurge fără probleme. Pot apărea scăderea tensiunii, bătăi neregulate sau durere în piept; infarctul și tulburările grave de ritm sunt foarte rare. Pentru siguranță, testul se face sub supraveghere medicală.',
        },
        {
          kind: 'paragraph',
          text: [
            'Un rezultat anormal nu înseamnă neapărat boală, iar unul normal nu o exclude în întregime. Medicul îl interpretează împreună cu simptomele, cu ',
            { to: '/ecocardiografie', text: 'ecocardiografia' },
            ' și cu analizele.',
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
          call: [...CHEST_SIGNS, 'durerea în piept apare mai des sau la efort mai mic'],
          today: [],
          note: 'Nu așteptați testul.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Am băut o cafea dimineața. Mai pot veni?',
      answer:
        'Dacă au trecut 3–4 ore, da. Dacă nu, anunțați medicul, care hotărăște dacă testul se face sau se amână.',
    },
    {
      question: 'Cât timp trebuie să pedalez?',
      answer:
        'Testul durează 15–20 de minute. Cât pedalați din acest timp depinde de forma dumneavoastră fizică și de ce urmărește medicul.',
    },
    {
      question: 'Ce fac dacă nu pot pedala?',
      answer: [
        'Spuneți-ne înainte de a veni: ',
        { call: 'sunați-ne' },
        '. Dacă genunchii, șoldurile sau respirația nu vă permit să pedalați, medicul vă poate recomanda o investigație fără efort fizic.',
      ],
    },
  ],
};
