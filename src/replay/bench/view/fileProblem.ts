/** The command's words about a file, and the testers'. Longer ones come first. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/expected no ("[^"]*") here/i, 'cheia $1 nu are ce căuta aici'],
  [/expected exactly one of/i, 'se aștepta exact una dintre cheile'],
  [/expected a whole number from (\d+) up/i, 'se aștepta un număr întreg de la $1 în sus'],
  [/expected a whole number/i, 'se aștepta un număr întreg'],
  [/expected a date that exists/i, 'se aștepta o dată care există'],
  [/expected a date as/i, 'se aștepta o dată de forma'],
  [/expected a time as/i, 'se aștepta o oră de forma'],
  [/expected a title/i, 'se aștepta un titlu'],
  [/expected a text/i, 'se aștepta un text'],
  [/expected at least one (?:step|text|answer)/i, 'se aștepta cel puțin un element'],
  [/expected at most/i, 'se aștepta cel mult'],
  [/expected text in UTF-8/i, 'se aștepta text în UTF-8'],
  [/expected ("[^"]*") once/i, 'cheia $1 apare de două ori'],
  [/expected milliseconds/i, 'se așteptau milisecunde'],
  [/the milliseconds of a day/i, 'milisecundele unei zile'],
  [/the version of the format/i, 'versiunea formatului'],
  [/the file ends too early/i, 'fișierul se termină prea devreme'],
  [/(\d+) more problems/i, 'încă $1 probleme'],
  [/expected/i, 'se aștepta'],
  [/received nothing/i, 'lipsește'],
  [/received/i, 'este'],
  [/did you mean/i, 'ați vrut'],
  [/, or /g, ' sau '],
];

/** Returns what is wrong with a file in Romanian, one line per problem, with its line and column. */
export function fileProblem(message: string): string {
  return message
    .split('\n')
    .map((line) => {
      const words = WORDS.reduce((text, [english, romanian]) => text.replace(english, romanian), line);
      return words.replace(/^(.+?):(\d+):(\d+): /, '$1, rândul $2, coloana $3: ');
    })
    .join('\n');
}
