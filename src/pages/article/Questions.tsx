import type { Article } from '../../content/article';
import { Disclosure } from '../../ui/Disclosure';
import { Stack } from '../../ui/Stack';
import { RichTextView } from './RichTextView';

/** Patients' questions, each behind a native disclosure. */
export function Questions({ questions }: Pick<Article, 'questions'>) {
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
