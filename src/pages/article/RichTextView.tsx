import type { RichText } from '../../content/blocks';
import { SiteLink } from '../../ui/SiteLink';

/** Draws a sentence with its links and strong words. */
export function RichTextView({ text }: { readonly text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => {
    // A sentence never changes order, so its parts' places name them.
    if (typeof part === 'string') return <span key={index}>{part}</span>;
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>;
    return (
      <SiteLink key={index} to={part.to}>
        {part.text}
      </SiteLink>
    );
  });
}
