import { MESSAGES } from '../../../content/messages';
import { unescapeHtml } from '../../../domain/htmlEscape';
import { Stack } from '../../../ui/layout';
import { isSameJson } from '../../run/mismatches';
import type { ReceivedRequest } from '../../run/mockServer';
import type { StepReport } from '../../run/report';
import type { JsonPath } from '../../scenario/parseScenario';
import { CALL_PATHS } from '../../scenario/parts';
import type { MachineName, Scenario } from '../../scenario/scenario';
import type { BenchProps } from './benchStore';
import { Correction } from './Correction';
import { expectationLines, hasParts, machineWords, pathWords, valueWords } from '../../words/expectations';
import { Expectations } from './Expectations';
import {
  ProblemText,
  Lines,
  Quiet,
  Select,
  SmallTitle,
  Title,
  ToolButton,
  ToolRow,
  handleSubmit,
  submitOnEnter,
} from './parts';
import { CALL_TITLES, stepTitles, typedText } from '../../words/stepTitles';
import { Rows, type Line, type RowsProps } from './Rows';
import { useShownScenario } from './useShownScenario';

const EMPTY: readonly unknown[] = [undefined, null, '', false];

/** Returns which parts of the form's data changed, each with the value before and after. */
function changes(
  scenario: Scenario,
  was: unknown,
  value: unknown,
  path: JsonPath = ['context'],
): readonly Line[] {
  if (isSameJson(was, value) || (EMPTY.includes(was) && EMPTY.includes(value))) return [];
  if (hasParts(value) && (was === undefined || hasParts(was)))
    return Object.keys({ ...was, ...value }).flatMap((name) =>
      changes(scenario, was?.[name], value[name], [...path, name]),
    );
  const [before, after] = [was, value].map((one) => valueWords(scenario, path, one));
  const words = `${pathWords(scenario, path)}: ${before} → ${after}`;
  return [{ words, machineWords: machineWords(path, value) }];
}

/** Returns a call that a step sent, or that was answered in it, then with its answer. */
function exchange(scenario: Scenario, { answered }: StepReport, asked: ReceivedRequest): Line {
  const { call, payload = {}, reply } = asked;
  const isAnswered = answered.includes(asked);
  const status = isAnswered ? (reply?.status ?? 'conexiune întreruptă') : 'trimis, încă fără răspuns';
  const parts = Object.entries(payload).map(
    ([name, value]) => `${pathWords(scenario, [name])}: ${unescapeHtml(valueWords(scenario, [name], value))}`,
  );
  const words = [`${CALL_TITLES[call]} → ${status}`, ...parts];
  if (isAnswered) words.push(`Răspuns: ${reply?.text ?? 'niciunul'}`);
  const machineWords = `${CALL_PATHS[call]} ${JSON.stringify(payload, undefined, 1)}`;
  return { words: words.join('\n'), machineWords };
}

interface ListProps extends RowsProps {
  readonly title: string;
}

function List({ title, ...rows }: ListProps) {
  if (rows.lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <SmallTitle>{title}</SmallTitle>
      <Rows {...rows} />
    </section>
  );
}

/** Returns the messages that a form can show. */
const messagesOf = (machine: MachineName): readonly string[] =>
  Object.entries(MESSAGES).flatMap(([name, text]) =>
    name.startsWith('contact') === (machine === 'contact') ? [text] : [],
  );

interface OutcomeProps {
  readonly scenario: Scenario;
  readonly report: StepReport;
  readonly before: StepReport | undefined;
}

/** Shows what a step changed and sent. */
function Outcome({ scenario, report, before }: OutcomeProps) {
  const { messages, observed, sent, answered } = report;
  const asked = [...new Set([...sent, ...answered])];
  return (
    <>
      <List title="Mesaje" lines={messages.map((words) => ({ words, machineWords: '' }))} />
      <List
        title="Datele s-au schimbat"
        lines={changes(scenario, before?.observed.context, observed.context)}
      />
      <List title="Cereri" lines={asked.map((one) => exchange(scenario, report, one))} />
    </>
  );
}

/** Shows the step that the tester looks at: what differed, what is expected, and what it changed and sent. */
export function StepDetails({ bench }: BenchProps) {
  const { scenario, reports, isRecording, current } = useShownScenario(bench);
  const step = scenario?.steps[current];
  if (!step) return null;
  const { [current]: report, [current - 1]: before } = reports;
  const title = `${current + 1}. ${stepTitles(scenario, reports)[current]}`;
  const typed = typedText(step);
  return (
    <Stack as="section" $gap={2} aria-label="Pasul ales">
      <Title>{title}</Title>
      {report && (
        <Quiet>
          Starea: {before?.observed.state ?? 'idle'} → {report.observed.state}
        </Quiet>
      )}
      {step.note !== undefined && <Quiet>{step.note}</Quiet>}
      {typed !== undefined && (
        <ToolRow
          as="form"
          key={`${title} ${typed}`}
          onSubmit={handleSubmit((textOf) => {
            const text = textOf('text');
            bench.edit(`Text păstrat: „${text}”`, (editor) => editor.write(current, text));
          })}
        >
          <label htmlFor="qa-text">În fișier:</label>
          <Lines id="qa-text" name="text" defaultValue={typed} onKeyDown={submitOnEnter} />
          <ToolButton type="submit" $variant="secondary">
            Schimbă textul
          </ToolButton>
        </ToolRow>
      )}
      {report?.refusal !== undefined && <ProblemText>{report.refusal}</ProblemText>}
      {report?.mismatches.map((mismatch) => (
        <Correction
          key={`${title} ${mismatch.what}`}
          scenario={scenario}
          mismatch={mismatch}
          onKeep={(written) => bench.correct(current, mismatch.path, written)}
          onAccept={() => bench.player.correct(current, mismatch.path, mismatch.actual)}
        />
      ))}
      <Expectations
        key={`${bench.player.uses} ${title}`}
        scenario={scenario}
        lines={expectationLines(scenario, step.expect)}
        onCorrect={isRecording ? null : ({ path }, written) => bench.correct(current, path, written)}
        onStrike={(line, isStruck) =>
          bench.edit(`${isStruck ? 'Nu se mai așteaptă' : 'Se așteaptă din nou'}: ${line.words}`, (editor) =>
            editor.setStruck(current, line, isStruck),
          )
        }
      />
      {/* A message can be expected that did not come. */}
      {!isRecording && (
        <Select
          aria-label="Ar trebui să apară mesajul"
          value=""
          onChange={({ target }) => bench.expect(current, { notification: target.value })}
        >
          <option value="">Ar trebui să apară mesajul…</option>
          {messagesOf(scenario.machine).map((text) => (
            <option key={text}>{text}</option>
          ))}
        </Select>
      )}
      {report && <Outcome scenario={scenario} report={report} before={before} />}
    </Stack>
  );
}
