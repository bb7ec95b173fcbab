import type { Article } from '../../article';
import { BLEEDING_SIGNS } from '../../emergency/bleeding';
import { SPOTS } from '../../emergency/blood';
import { FEVER } from '../../emergency/fever';
import { STROKE } from '../../emergency/stroke';

export const article: Article = {
  path: '/second-opinion-hematologii-maligne',
  specialty: 'hematology',
  heading: 'A doua opinie în hematologia malignă',
  metadata: {
    title: 'A doua opinie medicală în bolile maligne ale sângelui',
    description:
      'Când merită cerută a doua opinie într-o boală malignă a sângelui, ce documente să adunați și la ce să vă așteptați de la consultație.',
    keywords: [
      'a doua opinie',
      'second opinion',
      'hematologie malignă',
      'leucemie',
      'limfom',
      'mielom multiplu',
      'plan de tratament',
    ],
  },
  lead: 'Aveți dreptul să cereți și părerea altui medic hematolog, iar medicii sunt obișnuiți cu această cerere. Al doilea medic citește documentele și vă spune ce crede despre diagnostic și despre tratament. De multe ori, a doua opinie aduce liniște, chiar dacă planul rămâne același.',
  atAGlance: { preparation: 'Aduceți dosarul medical complet și întrebările.' },
  booking: 'online',
  focusPrefix: 'malign',
  priceKeys: ['hematology-consultation'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'cui-se-adreseaza',
      heading: 'Când merită cerută',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A doua opinie se adresează celor care au un diagnostic sau o suspiciune de boală malignă a sângelui: leucemie, limfom (cancer al sistemului limfatic), mielom multiplu (boala celulelor care produc anticorpi) sau altă boală a măduvei osoase, locul în care se formează celulele sângelui. Poate fi de folos mai ales când:',
        },
        {
          kind: 'list',
          items: [
            'diagnosticul este rar sau nesigur;',
            'aveți de ales între mai multe tratamente;',
            'vi s-a propus un tratament dificil, de exemplu un transplant de celule stem (celulele din care se formează sângele);',
            'tratamentul nu a dat rezultatul așteptat sau boala a revenit;',
            'vi s-a recomandat doar urmărire și vă este greu să așteptați;',
            'doriți, pur și simplu, să înțelegeți mai bine.',
          ],
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Nu opriți și nu amânați tratamentul pe cont propriu',
          text: 'Cât timp cereți a doua opinie, continuați tratamentul și controalele stabilite. În unele boli, cum sunt leucemiile acute, zilele contează: întrebați medicul curant cât se poate aștepta.',
        },
      ],
    },
    {
      id: 'ce-aduceti',
      heading: 'Ce să aduceți',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pentru o părere întemeiată sunt necesare documente complete. Cereți copii ale acestora de la spital și de la laborator; aveți dreptul la ele.',
        },
        {
          kind: 'list',
          items: [
            'biletele de externare și scrisorile medicale, în ordine cronologică;',
            'toate analizele de sânge, de la primele până la cele mai noi;',
            'rezultatul biopsiei (examenul anatomopatologic, adică examinarea țesutului la microscop) și al medulogramei (examenul celulelor din măduvă);',
            'imunofenotiparea (testul care arată tipul exact al celulelor) și testele genetice;',
            'imaginile CT, RMN sau PET-CT (investigații imagistice), de preferat și pe disc, nu doar rezultatul scris;',
            'tratamentele primite: nume, doze, date, reacții;',
            'lista celorlalte boli, a medicamentelor și a alergiilor.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Dacă lipsește ceva, veniți cu ce aveți. Uneori consultația poate începe așa, iar restul se completează. Lamele și blocurile de la biopsie, adică proba însăși, pot fi cerute pentru o nouă examinare; medicul vă va spune dacă este cazul.',
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
            'Povestiți pe scurt cum a început boala și ce s-a făcut până acum.',
            'Medicul citește documentele și vă examinează.',
            'Discutați diagnosticul: cât este de sigur și dacă lipsește vreun test.',
            'Discutați tratamentul: ce variante există, ce aduce fiecare și ce efecte poate avea.',
            'Primiți concluzia și recomandările, pe care le puteți arăta medicului curant.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Veniți cu cineva apropiat și luați notițe. Puteți întreba, de exemplu: ce se întâmplă dacă mai aștept, care este scopul tratamentului, ce efecte sunt cele mai neplăcute, dacă există un studiu clinic potrivit (cercetarea unui tratament nou, sub control strict), cum îmi va schimba tratamentul viața de zi cu zi.',
        },
      ],
    },
    {
      id: 'ce-urmeaza',
      heading: 'Ce urmează',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Dacă cele două păreri coincid, puteți continua cu mai multă încredere. Dacă diferă, nu înseamnă că una este greșită: în multe boli există mai multe variante bune. Rugați-l pe fiecare medic să vă explice de ce preferă varianta propusă, iar, dacă se poate, rugați-i să discute între ei.',
        },
        {
          kind: 'paragraph',
          text: 'Uneori concluzia este că mai lipsește o analiză. Alteori, planul propus este potrivit și trebuie început fără întârziere.',
        },
        {
          kind: 'paragraph',
          text: [
            'Decizia rămâne a dumneavoastră. Puteți continua la medicul curant, cu recomandările primite, sau puteți cere urmărirea printr-o ',
            { to: '/consultatii-hemopatii-maligne', text: 'consultație pentru hemopatii maligne' },
            '. Dacă este nevoie de o nouă probă din măduvă, citiți despre ',
            { to: '/medulograme', text: 'medulograme' },
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
          note: 'A doua opinie nu este pentru urgențe.',
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
      question: 'Trebuie să mă mut la alt medic?',
      answer: 'Nu. A doua opinie este un sfat; cine vă tratează mai departe alegeți dumneavoastră.',
    },
    {
      question: 'Se supără medicul meu dacă vreau și altă părere?',
      answer:
        'A doua opinie este obișnuită în bolile grave. Puteți să-i spuneți deschis: „Vreau să înțeleg bine și aș dori încă o părere.”',
    },
    {
      question: 'Pot veni doar rudele, fără pacient?',
      answer: [
        'Documentele medicale sunt confidențiale, așa că este nevoie de acordul pacientului, iar fără examinare părerea rămâne limitată. Aflați dinainte ce acte să aduceți: ',
        { call: 'sunați-ne' },
        '.',
      ],
    },
    {
      question: 'Trebuie să repet toate analizele?',
      answer:
        'De regulă, nu. Se folosesc analizele existente; altele se cer doar dacă lipsește ceva ori dacă rezultatele sunt vechi sau neclare.',
    },
  ],
};
