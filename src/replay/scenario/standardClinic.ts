import type { Id } from '../../domain/entities';
import { SAMPLE_FACTS } from '../../content/sample/sampleFacts';
import type { CallName } from './answers';

/** `[id, weekday (0 = Monday), start, end]` */
type Row = readonly [number, number, string, string];

const SLOTS: Readonly<Record<Id, readonly Row[]>> = {
  1: [
    [101, 0, '09:00', '09:30'],
    [102, 0, '09:30', '10:00'],
    [103, 2, '10:00', '10:30'],
    [104, 4, '12:00', '12:30'],
  ],
  2: [
    [201, 1, '14:00', '14:30'],
    [202, 3, '15:00', '15:30'],
  ],
  3: [[301, 0, '11:00', '11:30']],
};

export const STANDARD_REFERENCE = 'LM-2026-7';

/**
 * What a call answers when its scenario says nothing of it: two services, three doctors who belong to nobody,
 * a week without a booking or a vacation, and success.
 * @param doctorId the doctor that the call asks for, '' for calls that ask for none
 */
export function standardBody(call: CallName, doctorId: Id): unknown {
  switch (call) {
    case 'services':
      return [
        { id: 1, medical_field_name: 'Cardiologie' },
        { id: 2, medical_field_name: 'Reumatologie' },
      ];
    case 'doctors':
      return [
        { id: 1, first_name: 'Ioana', last_name: 'Mureșan', medical_field_id: 1 },
        { id: 2, first_name: 'Radu', last_name: 'Câmpean', medical_field_id: 1 },
        { id: 3, first_name: 'Anca', last_name: 'Rusu', medical_field_id: 2 },
      ];
    case 'vacations':
      return { status: 200, payload: [] };
    case 'slots':
      return (SLOTS[doctorId] ?? []).map(([id, day, start_time, end_time]) => ({
        slot: { id, day, start_time, end_time },
        appointments: [],
        hasAppointments: false,
      }));
    case 'createAppointment':
      return { status: 200, reference: STANDARD_REFERENCE };
    case 'contactRequest':
      return { status: 200 };
    case 'facts':
      return SAMPLE_FACTS;
  }
}
