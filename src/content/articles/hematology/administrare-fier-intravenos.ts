import type { Article } from '../../article';
import { ALLERGY_SIGNS } from '../../emergency/allergy';
import { FEVER, OTHER_FEVER } from '../../emergency/fever';

export const article: Article = {
  path: '/administrare-fier-intravenos',
  specialty: 'hematology',
  heading: 'Administrarea fierului intravenos',
  metadata: {
    title: 'Fier intravenos: când este necesar și cum decurge perfuzia',
    description:
      'Aflați când se recomandă fierul intravenos, cum vă pregătiți, cât durează o administrare și ce reacții trebuie anunțate.',
    keywords: [
      'fier intravenos',
      'perfuzie cu fier',
      'anemie feriprivă',
      'feritină scăzută',
      'lipsă de fier',
      'hematologie',
    ],
  },
  lead: 'Printr-o perfuzie, fierul ajunge direct în sânge. Medicul hematolog o recomandă când fierul luat pe gură nu este suficient, nu este tolerat sau acționează prea lent; tot el stabilește doza.',
  atAGlance: {
    duration: '15 minute – 3 ore',
    preparation: 'Puteți mânca; aduceți analizele recente.',
  },
  booking: 'byPhone',
  priceKeys: ['parenteral-iron', 'hematology-consultation'],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'ce-este',
      heading: 'La ce folosește fierul',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Organismul are nevoie de fier ca să producă hemoglobină, proteina din globulele roșii care transportă oxigenul. Când rezervele de fier se epuizează, apare anemia feriprivă, adică anemia prin lipsă de fier.',
        },
        {
          kind: 'paragraph',
          text: 'La administrarea intravenoasă, un preparat cu fier curge încet într-o venă a brațului. Fierul nu mai trece prin stomac și intestin, așa că efectul nu depinde de cât se absoarbe acolo.',
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'Când nu este suficient fierul pe gură',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Lipsa de fier se tratează întâi cu fier luat pe gură: cel puțin 100 mg pe zi, aproximativ 6 luni; doza și durata le stabilește medicul. Aflați mai multe pe pagina despre ',
            { to: '/tratament-anemii', text: 'tratamentul anemiilor' },
            '. Fierul intravenos poate fi recomandat când:',
          ],
        },
        {
          kind: 'list',
          items: [
            'fierul luat pe gură provoacă greață, dureri de stomac, constipație sau diaree greu de suportat;',
            'intestinul absoarbe prea puțin fier, de exemplu în boala celiacă (o boală autoimună declanșată de gluten), în bolile inflamatorii intestinale sau după unele operații la stomac;',
            'se pierde mai mult sânge decât poate compensa fierul luat pe gură;',
            'analizele nu se îmbunătățesc, deși tratamentul a fost luat corect;',
            'rezervele trebuie refăcute mai repede, de exemplu înaintea unei operații.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Poate fi util și în unele boli de lungă durată, cum sunt boala cronică de rinichi sau insuficiența cardiacă. În primul trimestru de sarcină, fierul intravenos se evită; mai târziu, medicul cântărește beneficiile și riscurile.',
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Cum vă pregătiți',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nu este nevoie să veniți pe nemâncate. Beți apă ca într-o zi obișnuită și purtați o haină cu mâneci ușor de ridicat.',
        },
        {
          kind: 'paragraph',
          text: 'Aduceți ultima hemoleucogramă (analiza care numără celulele din sânge), rezultatul feritinei (proteina care arată rezervele de fier) și lista medicamentelor. Luați-vă tratamentul obișnuit, dacă medicul nu v-a spus altfel. Întrebați-l și ce să faceți cu tabletele de fier: în general, nu se iau în paralel cu fierul intravenos.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Spuneți medicului înainte de perfuzie',
          text: 'Anunțați dacă ați avut vreodată o reacție la un preparat cu fier, dacă aveți astm, eczemă, alergii, o boală autoimună sau inflamatorie, o boală de ficat, febră sau o infecție, ori dacă sunteți sau ați putea fi însărcinată.',
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
            'Se verifică analizele și alergiile, apoi se măsoară tensiunea și pulsul.',
            'Într-o venă a brațului se montează o branulă, adică un tub subțire din plastic. Simțiți o înțepătură.',
            'Preparatul curge lent, iar dumneavoastră stați așezat sau întins. Puteți citi ori folosi telefonul.',
            'După perfuzie mai rămâneți o vreme sub supraveghere, pentru ca o eventuală reacție să fie observată la timp.',
          ],
        },
        {
          kind: 'figures',
          items: [
            {
              value: '15 minute – 3 ore',
              label: 'durata unei administrări, în funcție de preparat și de doză',
            },
            { value: 'cel puțin 30 de minute', label: 'supraveghere după perfuzie, de regulă' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Uneori este suficientă o singură administrare, alteori sunt necesare mai multe. Medicul calculează doza în funcție de greutate și de valoarea hemoglobinei.',
        },
      ],
    },
    {
      id: 'dupa-si-riscuri',
      heading: 'După perfuzie și riscuri',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Dacă vă simțiți bine, vă reluați activitățile în aceeași zi; cât timp aveți amețeli, nu conduceți. Pot apărea gust metalic, greață, durere de cap, amețeală sau înroșirea feței, iar în zilele următoare dureri musculare ori articulare. Cel mai des sunt ușoare și trec singure.',
        },
        {
          kind: 'paragraph',
          text: 'Dacă preparatul iese din venă, pielea din jur poate rămâne pătată mult timp. De aceea spuneți imediat dacă simțiți durere sau arsură ori dacă zona din jurul branulei se umflă. Unele preparate pot scădea fosforul din sânge; medicul vă va spune dacă trebuie urmărit.',
        },
        {
          kind: 'paragraph',
          text: 'Reacțiile alergice severe sunt rare, dar posibile. Semnele lor apar mai ales în timpul perfuziei sau la scurt timp după ea.',
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
          today: [FEVER],
          note: 'Cât sunteți în clinică, anunțați imediat asistenta sau medicul.',
        },
        { kind: 'paragraph', text: OTHER_FEVER },
        {
          kind: 'paragraph',
          text: [
            'Pentru dureri care nu trec sau dacă locul branulei se înroșește, se umflă ori doare, ',
            { call: 'sunați-ne' },
            '. Seara și în weekend, dacă vă simțiți mai rău, mergeți la urgențe.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Cine aduce preparatul cu fier?',
      answer: [
        'Prețul administrării nu include produsul. Aflați dinainte dacă îl aduceți dumneavoastră și cât costă: ',
        { call: 'sunați-ne' },
        '.',
      ],
    },
    {
      question: 'După cât timp mă voi simți mai bine?',
      answer:
        'Oboseala scade treptat, în câteva săptămâni, pe măsură ce organismul produce globule roșii noi. Răspunsul se verifică prin analize.',
    },
    {
      question: 'Când repet feritina?',
      answer:
        'Imediat după perfuzie, feritina poate fi înșelător de mare. Se repetă după câteva săptămâni, la data stabilită de medic.',
    },
    {
      question: 'Va trebui să repet tratamentul?',
      answer: [
        'Depinde de cauza lipsei de fier. Dacă această cauză persistă, rezervele se pot epuiza din nou; de aceea contează ',
        { to: '/diagnostic-anemii', text: 'diagnosticul anemiei' },
        ', nu doar corectarea ei.',
      ],
    },
  ],
};
