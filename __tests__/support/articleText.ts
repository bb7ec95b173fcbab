import type { Article } from '../../src/content/article';
import type { Block, RichText, Section } from '../../src/content/blocks';
import { phoneHours } from '../../src/content/phoneHours';
import { SAMPLE_PROFILE } from '../../src/content/sample/profile';

/** The words of a sentence without its links and emphasis, as the sample clinic shows them. */
export function plainText(text: RichText): string {
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

/** All words of a block; a table row is one line, its cells parted by ` | `. */
function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainText(block.text);
    case 'list':
    case 'steps':
      return block.items.map(plainText).join('\n');
    case 'facts':
      return block.items.map(({ value, label }) => `${label} | ${value}`).join('\n');
    case 'table':
      return [block.caption, ...[block.columns, ...block.rows].map((cells) => cells.join(' | '))].join('\n');
    case 'note':
      return `${block.title}\n${plainText(block.text)}`;
  }
}

export function sectionText({ heading, blocks }: Section): string {
  return [heading, ...blocks.map(blockText)].join('\n');
}

/** All words a visitor reads in an article, in reading order, one line a block or item; prices and metadata are not among them. */
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
