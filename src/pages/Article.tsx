import { useFacts } from '../api/facts';
import { serviceOf } from '../content/clinicFacts';
import type { Article } from '../content/article';
import { SPECIALTY_LINKS } from '../content/paths';
import { BookingInvitation } from '../layout/BookingInvitation';
import { PageTitle } from '../layout/PageTitle';
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
export function ArticlePage({ article }: { readonly article: Article }) {
  const { specialty, sections, questions } = article;
  const service = serviceOf(useFacts(), specialty);
  return (
    <>
      <PageTitle
        heading={article.heading}
        path={article.path}
        lead={article.lead}
        hue={specialty}
        service={service}
      />
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
              <BookingInvitation
                heading={`Programare la ${SPECIALTY_LINKS[specialty].label.toLowerCase()}`}
                service={service}
              />
            </Stack>
          </article>
          <SidePanel specialty={specialty} article={article.path} />
        </PageColumns>
      </Section>
    </>
  );
}
