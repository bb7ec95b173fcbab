import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useFacts } from '../api/facts';
import type { Article } from '../content/article';
import { serviceOf } from '../content/clinicFacts';
import { bookingLink } from '../content/joinedLists';
import { doctorsByFirstFreeTime } from '../content/specialtyFacts';
import { unbrokenTexts } from '../domain/text';
import { DoctorTimes } from '../layout/DoctorTimes';
import { PageTitle } from '../layout/PageTitle';
import { PhoneRequest } from '../layout/PhoneRequest';
import { SidePanel } from '../layout/SidePanel';
import { PageColumns } from '../ui/columns';
import { Stack } from '../ui/layout';
import { Section } from '../ui/Section';
import { ContentsList } from './article/ContentsList';
import { AtAGlance } from './article/AtAGlance';
import { Disclosure } from '../ui/Disclosure';
import { RichTextView } from './article/RichTextView';
import { hueVariables, measure } from '../ui/tokens';
import { BlockView } from './article/BlockView';

const Heading = styled.h2`
  scroll-margin-top: 6rem;
`;

/** Patients' questions, each behind a native disclosure. */
function Questions({ questions }: Pick<Article, 'questions'>) {
  return (
    <Stack as="section">
      <h2>Întrebări frecvente</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>
              <RichTextView text={answer} />
            </p>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}

/** Number of sections from which an article has a list of contents. */
const CONTENTS_FROM = 5;

export function ArticlePage(props: { readonly article: Article }) {
  const article = useMemo(() => unbrokenTexts(props.article), [props.article]);
  const { heading, path, lead, specialty, sections, questions, focusPrefix } = article;
  const facts = useFacts();
  const isByPhone = article.booking === 'byPhone';
  const doctors = doctorsByFirstFreeTime(facts, specialty, focusPrefix);
  const doctor = doctors.length === 1 ? doctors[0] : undefined;
  const address = bookingLink({ service: serviceOf(facts, specialty), doctor });
  return (
    <>
      <PageTitle
        heading={heading}
        path={path}
        lead={lead}
        hue={specialty}
        bookingAddress={isByPhone ? undefined : address}
      >
        {isByPhone ? (
          <>
            <strong>La telefon sau printr-o cerere.</strong>
            <PhoneRequest label={props.article.heading} />
          </>
        ) : (
          focusPrefix !== undefined && <DoctorTimes doctors={doctors} />
        )}
      </PageTitle>
      <Section>
        <PageColumns style={hueVariables(specialty)}>
          <article>
            <Stack $gap={12}>
              <Stack $gap={8}>
                <AtAGlance article={article} />
                {sections.length >= CONTENTS_FROM && <ContentsList sections={sections} />}
              </Stack>
              {sections.map(({ id, heading: title, blocks }) => (
                <Stack as="section" key={id} data-parted>
                  <Heading id={id} style={{ maxWidth: measure }}>
                    {title}
                  </Heading>
                  {blocks.map((block, index) => (
                    <BlockView key={index} block={block} />
                  ))}
                </Stack>
              ))}
              {questions.length > 0 && <Questions questions={questions} />}
            </Stack>
          </article>
          <SidePanel specialty={specialty} article={props.article} />
        </PageColumns>
      </Section>
    </>
  );
}
