import { useMemo } from 'react';
import { useFacts } from '../api/facts';
import type { Article } from '../content/article';
import { serviceOf } from '../content/clinicFacts';
import { bookingLink } from '../content/joinedLists';
import { doctorsFor } from '../content/doctorsFor';
import { unbrokenTexts } from '../domain/unbroken';
import { DoctorTimes } from '../layout/DoctorTimes';
import { PageTitle } from '../layout/PageTitle';
import { PhoneRequest } from '../layout/PhoneRequest';
import { SidePanel } from '../layout/SidePanel';
import { PageColumns } from '../ui/grid/PageColumns';
import { Section } from '../ui/grid/Section';
import { Stack } from '../ui/Stack';
import { ArticleSection } from './article/ArticleSection';
import { ContentsList } from './article/ContentsList';
import { FactStrip } from './article/FactStrip';
import { Questions } from './article/Questions';

/** Shorter articles need no map. */
const CONTENTS_FROM = 5;

/** An article page. */
export function ArticlePage(props: { readonly article: Article }) {
  const article = useMemo(() => unbrokenTexts(props.article), [props.article]);
  const { heading, path, lead, specialty, sections, questions, focus } = article;
  const facts = useFacts();
  const isByPhone = article.booking === 'byPhone';
  const doctors = doctorsFor(facts, specialty, focus);
  const [doctor, ...otherDoctors] = doctors;
  const address = bookingLink({
    service: serviceOf(facts, specialty),
    ...(doctor !== undefined && otherDoctors.length === 0 && { doctor }),
  });
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
            <strong>Se programează la telefon.</strong>
            <PhoneRequest label={props.article.heading} />
          </>
        ) : (
          focus !== undefined && <DoctorTimes doctors={doctors} />
        )}
      </PageTitle>
      <Section>
        <PageColumns>
          <article>
            <Stack $gap={12}>
              <Stack $gap={8}>
                <FactStrip article={article} />
                {sections.length >= CONTENTS_FROM && <ContentsList sections={sections} hue={specialty} />}
              </Stack>
              {sections.map((section) => (
                <ArticleSection key={section.id} section={section} hue={specialty} />
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
