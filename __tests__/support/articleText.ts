import type { Article } from '../../src/content/article';
import type { Block, RichText, ArticleSection } from '../../src/content/blocks';
import { phoneHours } from '../../src/content/phoneHours';
import { SAMPLE_PROFILE } from '../../src/content/sample/profile';

/** Returns the words of a sentence without links and emphasis, as in the sample clinic. */
function plainText(text: RichText): string {
  if (typeof text === 'string') return text;
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('note' in part) return SAMPLE_PROFILE[part.note];
      if ('call' in part) return `${part.call} la ${SAMPLE_PROFILE.phone} (${phoneHours(SAMPLE_PROFILE)})`;
      return 'strong' in part ? part.strong : part.text;
    })
    .join('');
}

/** Returns all words of a block. A table row or a fact is one line, its cells joined by ` | `. */
function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainText(block.text);
    case 'list':
    case 'steps':
      return block.items.map(plainText).join('\n');
    case 'figures':
      return block.items.map(({ value, label }) => `${label} | ${value}`).join('\n');
    case 'table':
      return [block.caption, ...[block.columns, ...block.rows].map((cells) => cells.join(' | '))].join('\n');
    case 'emergency':
      return [
        'Sunați la 112 dacă',
        ...block.call,
        ...(block.today.length > 0 ? ['Mergeți la urgențe astăzi dacă', ...block.today] : []),
        block.note ?? '',
      ].join('\n');
    case 'note':
      return `${block.title}\n${plainText(block.text)}`;
  }
}

function sectionText({ heading, blocks }: ArticleSection): string {
  return [heading, ...blocks.map(blockText)].join('\n');
}

/** Returns all words of an article in reading order, one line for each block or item, without prices and metadata. */
export function articleText(article: Article): string {
  const { heading, lead, atAGlance, sections, questions } = article;
  return [
    heading,
    lead,
    ...Object.values(atAGlance),
    ...sections.map(sectionText),
    ...questions.map(({ question, answer }) => `${question}\n${plainText(answer)}`),
  ].join('\n');
}
