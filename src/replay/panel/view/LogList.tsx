import { styled } from 'styled-components';
import { CLINIC_TIME_ZONE } from '../../../domain/clock';
import { color, space } from '../../../ui/tokens';
import { useShownWithin } from './useShownWithin';
import { useStore } from './useStore';
import type { EventLog, LogKind } from '../watch/eventLog';
import { Code, Quiet } from './panelParts';

const KINDS: Record<LogKind, string> = {
  event: 'eveniment',
  state: 'stare',
  call: 'cerere',
  answer: 'răspuns',
  message: 'mesaj',
};

const clock = new Intl.DateTimeFormat('ro-RO', {
  timeZone: CLINIC_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

const Item = styled.li`
  display: grid;
  grid-template-columns: 6.25rem minmax(0, 1fr);
  gap: ${space[2]};
  padding-block: 0.125rem;
  border-bottom: 1px solid ${color.hairline};
  > :first-child {
    color: ${color.muted};
  }
`;

const What = styled.span<{ readonly $kind: LogKind }>`
  color: ${({ $kind }) => ($kind === 'message' ? color.danger : $kind === 'state' ? color.brand : color.text)};
  font-weight: ${({ $kind }) => ($kind === 'state' || $kind === 'message' ? 700 : 500)};
`;

/** Lists the page's events, the latest last and in view. */
export function LogList({ log }: { readonly log: EventLog }) {
  const { entries } = useStore(log);
  const end = useShownWithin<HTMLLIElement>(entries);

  if (entries.length === 0) return <Quiet>Încă nu s-a întâmplat nimic.</Quiet>;
  return (
    <ol role="list">
      {entries.map(({ id, time, kind, text, detail }, index) => (
        <Item key={id} ref={index === entries.length - 1 ? end : undefined}>
          <span>
            {clock.format(time)} {KINDS[kind]}
          </span>
          <span>
            <What $kind={kind}>{text}</What> {detail !== '' && <Code>{detail}</Code>}
          </span>
        </Item>
      ))}
    </ol>
  );
}
