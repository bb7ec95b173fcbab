import { messageOf } from '../../machine/machines';
import { CALL_PATHS } from '../../scenario/answers';
import type { EventLog } from './eventLog';
import type { MachineWatch, Told } from './machineWatch';
import type { NetworkTap, TappedAnswer } from './networkTap';

function answerWords(answer: TappedAnswer): string {
  if (answer === 'broken') return 'fără răspuns: rețeaua a căzut';
  if (answer === 'givenUp') return 'fără răspuns: pagina nu a mai așteptat';
  return `HTTP ${answer.status}`;
}

/** Writes down whatever happens, for the eye; a recording has listeners of its own. */
export function writeLog(log: EventLog, watch: MachineWatch, tap: NetworkTap): void {
  watch.listen({
    onEvent: ({ type, data: _list, ...payload }: Told & { readonly data?: unknown }) => {
      const detail = Object.keys(payload).length > 0 ? JSON.stringify(payload) : undefined;
      log.add('event', type, detail);
    },
    onNews: (news) => {
      const message = messageOf(news);
      if (message !== null && 'text' in message) log.add('message', message.text);
    },
    onState: ({ state }) => {
      log.add('state', state);
    },
  });
  tap.listen({
    onCall: ({ call, doctorId, payload }) => {
      const whose = doctorId !== '' ? `medicul ${doctorId}` : undefined;
      log.add('call', CALL_PATHS[call], payload === undefined ? whose : JSON.stringify(payload));
    },
    onAnswer: ({ call }, answer) => {
      log.add('answer', CALL_PATHS[call], answerWords(answer));
    },
  });
}
