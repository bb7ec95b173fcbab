import { styled } from 'styled-components';
import { PATHS } from '../content/paths';
import { ANSWER_ID, VisitStart } from '../features/form/visitStart';
import { Notice } from '../ui/Notice';
import { space } from '../ui/tokens';
import { bookingVisit } from './bookingVisit';
import { contactVisit } from './contactVisit';
import { drawPage, formRoute, type DrawnSite } from './drawings';
import type { AnsweredPage, AskServer, PostedForm } from './postedForm';
import type { VisitEnd } from './visit';

const VISITS: Readonly<Record<string, (form: PostedForm, ask: AskServer) => Promise<VisitEnd>>> = {
  [PATHS.booking]: bookingVisit,
  [PATHS.contact]: contactVisit,
};

const Messages = styled.div`
  display: grid;
  gap: ${space[3]};
  scroll-margin-top: 1rem;
  &:empty {
    position: absolute;
  }
`;

function Answer({ messages }: VisitEnd) {
  return (
    <Messages id={ANSWER_ID}>
      {messages.map(({ text, tone }) => (
        <div key={text} role={tone === 'error' ? 'alert' : 'status'}>
          <Notice tone={tone === 'error' ? 'danger' : 'info'}>
            <p>{text}</p>
          </Notice>
        </div>
      ))}
    </Messages>
  );
}

/**
 * Draws the page of a form that was posted, as it would be now with scripts; it has none.
 * @throws for a path without a form
 */
export async function answerForm(site: DrawnSite, form: PostedForm, ask: AskServer): Promise<AnsweredPage> {
  const { path } = form;
  const visit = VISITS[path];
  if (visit === undefined) throw new Error(`${path} has no form.`);
  const page = await formRoute(path).load(true);
  const end = await visit(form, ask);
  const posted = { snapshot: end.snapshot, answer: <Answer {...end} /> };
  const Page = () => (
    <VisitStart value={posted}>
      <page.Page />
    </VisitStart>
  );
  const { status, remembered } = end;
  return { status, html: await drawPage({ ...page, Page }, path, { ...form, site, remembered }) };
}
