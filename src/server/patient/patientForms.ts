import type { FastifyRequest } from 'fastify';
import { EARLIER_FIELDS, earlierTexts, LEAVE_FIELD, PARTS, WEEKDAYS } from '../../content/pages/earlier';
import { isCalendarDate } from '../../domain/calendarDate';
import { escapeHtml } from '../../domain/htmlEscape';
import type { SlotOnDate } from '../database/ports/entities';
import type { TimeWish } from '../database/ports/timeWish';
import { Problem } from '../errors/problem';
import { MOVE_FIELDS, MOVE_QUERY, type MovePageOptions } from './movePage';
import { TIME_FIELD } from './patientPath';

/** Of the page's address. */
export const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;

/** Each once, or nonsense. */
export const queryOf = ({ query }: FastifyRequest) => query as Readonly<Record<string, unknown>>;

/** Nothing where no form was sent. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Nonsense in the address is passed over. */
export function readWish(request: FastifyRequest): Required<MovePageOptions>['wished'] {
  const { [MOVE_QUERY.doctor]: doctor, [MOVE_QUERY.week]: week } = queryOf(request);
  return {
    doctorId: typeof doctor === 'string' ? Number(doctor) : undefined,
    week: typeof week === 'string' && isCalendarDate(week) ? week : undefined,
  };
}

const isCount = (text: string): boolean => /^\d{1,15}$/.test(text);

/** A slot's id and a date; undefined for anything else. */
function readTime(text: unknown): SlotOnDate | undefined {
  const [slotId = '', date = ''] = typeof text === 'string' ? text.split(' ') : [];
  return isCount(slotId) && isCalendarDate(date) ? { slotId: Number(slotId), date } : undefined;
}

/** @throws {Problem} 400 for what no form of ours sends */
export function readMove(request: FastifyRequest): SlotOnDate & { readonly moves: number } {
  const fields = formOf(request);
  const time = readTime(fields.get(MOVE_FIELDS.time));
  const moves = fields.get(MOVE_FIELDS.moves) ?? '';
  if (time === undefined || !isCount(moves)) throw new Problem(400);
  return { ...time, moves: Number(moves) };
}

/** What the link of a mail offers. */
export const readOffered = (request: FastifyRequest): SlotOnDate | undefined =>
  readTime(queryOf(request)[TIME_FIELD]);

/** Bits of those values that a form of ours sends. */
const sumOf = (values: readonly string[], known: RegExp, bitOf: (value: number) => number): number =>
  values.filter((value) => known.test(value)).reduce((sum, value) => sum | bitOf(Number(value)), 0);

/** What the form sends; undefined where no time at all would suit. */
export function readTimeWish(form: URLSearchParams): TimeWish | undefined {
  const days = sumOf(form.getAll(EARLIER_FIELDS.day), /^[0-4]$/, (weekday) => 1 << weekday);
  const parts = sumOf(form.getAll(EARLIER_FIELDS.part), /^[12]$/, (part) => part);
  return days > 0 && parts > 0 ? { days, parts, anyDoctor: form.has(EARLIER_FIELDS.anyDoctor) } : undefined;
}

/** Whether a form, or a mail program's own button, leaves the list. */
export const leavesList = (form: URLSearchParams): boolean =>
  form.get(LEAVE_FIELD.name) === LEAVE_FIELD.value;

/**
 * The controls of the form that asks which times suit.
 * @param sent the form that was incomplete, of which all that was ticked stays so; all days before one was sent
 */
export function wishFields(hasOtherDoctors: boolean, sent?: URLSearchParams): string {
  const box = (name: string, value: number, text: string, isTicked: boolean): string =>
    `<label><input type="checkbox" name="${name}" value="${value}"${isTicked ? ' checked' : ''}>${escapeHtml(text)}</label>`;
  const group = (
    legend: string,
    name: string,
    texts: readonly (readonly [value: number, text: string])[],
  ): string =>
    `<fieldset><legend>${escapeHtml(legend)}</legend>${texts
      .map(([value, text]) => box(name, value, text, sent?.getAll(name).includes(String(value)) ?? true))
      .join('')}</fieldset>`;
  const { day, part, anyDoctor } = EARLIER_FIELDS;
  return [
    group(earlierTexts.days, day, [...WEEKDAYS.entries()]),
    group(
      earlierTexts.parts,
      part,
      PARTS.map(({ value, name }) => [value, name]),
    ),
    hasOtherDoctors ? box(anyDoctor, 1, earlierTexts.anyDoctor, sent?.has(anyDoctor) ?? false) : '',
  ].join('');
}
