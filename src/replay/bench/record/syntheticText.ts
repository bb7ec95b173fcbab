import { contactProblems } from '../../../domain/contactProblems';
import { patientProblems } from '../../../domain/validation';
import { EMPTY_BOOKING } from '../../../features/booking/session/bookingContext';
import { EMPTY_CONTACT } from '../../../features/contact/session/contactContext';
import { SAMPLE_PERSON } from '../../scenario/standardClinic';
import type { MachineName } from '../../scenario/scenario';

const SAMPLES: Readonly<Record<string, string>> = SAMPLE_PERSON;

const NAME = /^(?=.{1,60}$)\p{L}+(?:[ '’-]\p{L}+)*$/u;

/** Patterns of texts that are certainly valid, independent of the form's own check, which may be broken. */
const RIGHT: Readonly<Record<string, RegExp>> = {
  firstName: NAME,
  lastName: NAME,
  name: NAME,
  phone: /^\+?(?:[ .()/-]*\d){9,13}$/,
  email: /^(?=.{1,60}$)[a-z\d]+(?:[._+-][a-z\d]+)*@[a-z\d]+(?:[.-][a-z\d]+)*\.[a-z]{2,}$/i,
  subject: /^[^\p{C}]{1,100}$/u,
  message: /^(?:[^\p{C}]|\s){1,1000}$/u,
};

/** Returns whether the form's own check accepts a text in a field. */
export function isAccepted(machine: MachineName, field: string, value: string): boolean {
  const problems: Readonly<Record<string, unknown>> =
    machine === 'booking'
      ? patientProblems({ ...EMPTY_BOOKING.patient, [field]: value })
      : contactProblems({ ...EMPTY_CONTACT.request, [field]: value });
  return problems[field] === undefined;
}

const isRight = (machine: MachineName, field: string, value: string): boolean =>
  isAccepted(machine, field, value) && RIGHT[field]?.test(value) === true;

/** Returns another text of the same kind: `ana@exemplu.example` → `2ana@exemplu.example`. */
function variant(field: string, sample: string, count: number): string {
  if (count === 0) return sample;
  return field === 'email' ? `${count + 1}${sample}` : `${sample} ${count + 1}`;
}

/** Letters in place of the typed ones. */
const LETTERS = 'xyzabcdefghijklmnopqrstuvw';

/** Returns the text's shape: `ana.pop` → `xxx.xxx`. Letters outside `a` to `z` become `ș`. */
function shapeOf(typed: string, count: number): string {
  const letter = LETTERS[count % LETTERS.length] ?? 'x';
  return typed.replace(/\p{N}/gu, String(count % 10)).replace(/\p{L}/gu, (own) => {
    const like = /[a-z]/i.test(own) ? letter : 'ș';
    return own === own.toLowerCase() ? like : like.toUpperCase();
  });
}

/**
 * Returns a made-up text in place of a typed one: an example for one that is certainly right, otherwise its shape, which
 * is wrong in the same way.
 * @param count number of other texts typed into the field before, so that each text stays distinct
 */
export function syntheticText(machine: MachineName, field: string, typed: string, count = 0): string {
  if (typed.trim() === '') return typed;
  return isRight(machine, field, typed) ? variant(field, SAMPLES[field] ?? '', count) : shapeOf(typed, count);
}
